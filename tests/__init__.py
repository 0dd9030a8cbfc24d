"""Tests in the bot's folder structure; most use the bot as a person does, on a simulated Discord."""

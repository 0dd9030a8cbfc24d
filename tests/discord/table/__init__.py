"""Tests of the table: challenges, its place, its pictures, moderators, people who leave."""

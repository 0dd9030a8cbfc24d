from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """An HTTP status with Discord's error code and message. ``more`` has further body fields."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **more}


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def no_such_route() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def unknown(what: str) -> ApiError:
    return ApiError(404, _UNKNOWN[what], f"Unknown {what}")


_UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Webhook": 10015,
    "interaction": 10062,
}


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def dm_closed(code: int) -> ApiError:
    """Returns the error for a DM refused to the bot: 50007, or 50278 without a common server."""
    no_server = " due to having no mutual guilds" if code == 50278 else ""
    return ApiError(403, code, f"Cannot send messages to this user{no_server}")


def unknown_emoji() -> ApiError:
    told = {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
    return ApiError(400, 50035, "Invalid Form Body", errors={"components": {"_errors": [told]}})


def invalid_form(breaches: Sequence[str]) -> ApiError:
    """Returns the error for a body breaking these limits."""
    errors = {
        breach.partition(":")[0]: {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": breach}]}
        for breach in breaches
    }
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)

/**
 * The HttpOnly cookie with a token for each browser that an account was opened in. It opens
 * nothing.
 */
export const DEVICE_COOKIE = "pm_device";

/** Days after the last sign-in for which a browser is known. */
export const KNOWN_DEVICE_DAYS = 180;

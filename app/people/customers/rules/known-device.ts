/** Holds a token for each browser that an account was opened in. HttpOnly; it opens nothing. */
export const DEVICE_COOKIE = "pm_device";

/** So long after the last sign-in a browser is known. */
export const KNOWN_DEVICE_DAYS = 180;

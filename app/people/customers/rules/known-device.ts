/** The HttpOnly cookie with a token per browser that opened an account. It opens nothing. */
export const DEVICE_COOKIE = "pm_device";

/** Days after the last sign-in for which a browser is known. */
export const KNOWN_DEVICE_DAYS = 180;

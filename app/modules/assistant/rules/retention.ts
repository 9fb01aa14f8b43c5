/**
 * How long a conversation is stored that nobody has to look at: an hour after it expired it still
 * says so to a browser that comes back, and then it is deleted.
 */
export const KEPT_MINUTES = 65;

/** How long one with a warning sign is stored, for the clinician who looks at it. */
export const URGENT_KEPT_DAYS = 30;

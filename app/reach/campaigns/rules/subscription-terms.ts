/**
 * Pending: a visitor typed this address, and no one has confirmed it from the mailbox. Ended
 * subscriptions stay for a while, so that ending can be undone.
 */
export const SUBSCRIPTION_STATES = ["confirmed", "pending", "ended"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** The page where the visitor subscribed. */
export const SOURCES = ["learn", "newsletter", "home", "checkout"] as const;
export type PageSource = (typeof SOURCES)[number];
/** An import brings consents that people gave to the former shop. */
export type Source = PageSource | "import";

/** How long a confirmation link works. After that the address is deleted. */
export const CONFIRM_DAYS = 7;

/** How long an unsubscribe can be undone. After that the address is deleted. */
export const UNDO_DAYS = 30;

/** Saves a query for text that cannot be one of our tokens. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * Pending: somebody typed this address, and nobody has said from its mailbox that they want it.
 * Ended subscriptions stay for a while, so that ending can be undone.
 */
export const SUBSCRIPTION_STATES = ["confirmed", "pending", "ended"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Where somebody asked for it. */
export const SOURCES = ["learn", "newsletter", "home", "checkout"] as const;
export type Source = (typeof SOURCES)[number];

/** How long the link in a confirmation mail works; after it the address is forgotten. */
export const CONFIRM_DAYS = 7;

/** How long ending can be undone; after it the address is forgotten. */
export const UNDO_DAYS = 30;

/** What no token of ours looks like is not even asked for. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

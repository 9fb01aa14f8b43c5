/** How long the log keeps messages and the ids of webhooks. */
export const LOG_DAYS = 30;

/** The number of messages on the page. */
export const SHOWN = 50;

/** How long messages, and the ids of webhooks, stay. */
export const LOG_DAYS = 30;

/** As many messages as the page shows. */
export const SHOWN = 50;

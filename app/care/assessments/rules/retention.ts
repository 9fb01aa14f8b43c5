/** How long a result is stored that was saved without an account. */
export const ANONYMOUS_DAYS = 30;
/** How long unsaved answers stay in the browser after the last one. */
export const DRAFT_HOURS = 24;

/** How long a result saved without an account is kept. */
export const ANONYMOUS_DAYS = 30;
/** How long unsaved answers stay in the browser after the latest one. */
export const DRAFT_HOURS = 24;

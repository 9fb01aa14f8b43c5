/** How long a result saved without an account is kept. */
export const ANONYMOUS_DAYS = 30;
/** How long unsaved answers stay in the browser after the latest one. */
export const DRAFT_HOURS = 24;

/** The answers so far, and the ids of results that were saved without an account. */
export const ASSESSMENT_COOKIES = { draft: "pm_assessment", kept: "pm_assessments_kept" };

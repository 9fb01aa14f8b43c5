/** How long a saved turn stays in an account, unless its owner deletes it before. */
export const SAVED_DAYS = 365;

/** The most turns per account. New ones replace the oldest. */
export const MOST_SAVED = 2_000;

/** Whether a reader's conversations are saved. Visitors without an account are not asked. */
export type Saving = "no_account" | "off" | "on";

/** Includes the wording of the consent; empty when it is not needed. */
export type ShownSaving = { saving: Saving; wording: string };

/** How long a saved question and its answer stay in an account, unless their owner deletes them before. */
export const SAVED_DAYS = 365;

/** How many of them an account has; the oldest make room. */
export const MOST_SAVED = 2_000;

/** Whether the conversations of a reader are saved: nobody without an account is asked. */
export type Saving = "no_account" | "off" | "on";

/** With the words that are agreed to before the first is saved; empty where they are not needed. */
export type ShownSaving = { saving: Saving; wording: string };

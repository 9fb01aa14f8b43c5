import type { LONGEST_READ } from "#app/care/triage/rules/fold-text.ts";

/** The server refuses a longer message, so that the rules of triage read each one to its end. */
export const LONGEST_MESSAGE: typeof LONGEST_READ = 2_000;

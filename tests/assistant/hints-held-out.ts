import { linesUnder } from "./held-out-lines.ts";

const hints = linesUnder("hints-held-out.txt");

/** Crises that are only hinted at, and what sounds like one and is none. */
export const HINTED_CRISES = hints("crisis");
export const NO_HINTS = hints("none");

/** Hints that no rule reads: a rule wide enough for them would alarm people who ask about a parcel. */
export const MISSED_HINTS = hints("missed");

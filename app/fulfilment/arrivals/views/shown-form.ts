import type { Felt } from "../rules/arrival-terms.ts";

/** Initial values of the buyer's form: the earlier report, or what the shop knows. */
export type ShownForm = {
  key: string;
  /** The version of the corrected report. 0 for a new one. */
  version: string;
  felt: Felt | undefined;
  hours: string;
  hasPhoto: boolean;
  /** The hours were counted from the courier's pickup. */
  isCounted: boolean;
};

import type { Felt } from "../rules/arrival-terms.ts";

/** What the buyer's form begins with: what was said before, or what the shop knows. */
export type ShownForm = {
  key: string;
  /** Of the report that it corrects; 0 where there is none. */
  version: string;
  felt: Felt | undefined;
  hours: string;
  hasPhoto: boolean;
  /** The hours are those since the courier took it. */
  isCounted: boolean;
};

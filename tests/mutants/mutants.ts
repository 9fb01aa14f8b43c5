import { slipsByArea } from "./by-area.ts";
import { firstTwenty } from "./first-twenty.ts";
import type { Mutant } from "./mutant.ts";

/** The slips that `npm run proof -- --only mutants` tries, one after the other. */
export const mutants: readonly Mutant[] = [...firstTwenty, ...slipsByArea];

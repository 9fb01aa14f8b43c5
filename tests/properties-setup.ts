import fc from "fast-check";
import { isThorough } from "./thorough.ts";

/**
 * The default number of cases of a property. A quick run draws the same cases each time, so that
 * only the change under test can break it; the nightly run draws new ones.
 */
fc.configureGlobal(isThorough ? { numRuns: 2_000 } : { numRuns: 25, seed: 20_261_128 });

import fc from "fast-check";
import { isThorough } from "./thorough.ts";

/**
 * How often a property is tried that does not say so itself. A quick run draws the same cases each
 * time, so that a change is red for what it changed; the nightly draws others each night.
 */
fc.configureGlobal(isThorough ? { numRuns: 2_000 } : { numRuns: 25, seed: 20_261_128 });

import fc from "fast-check";
import { isThorough } from "./thorough.ts";

/** How often a property is tried that does not say so itself. */
fc.configureGlobal({ numRuns: isThorough ? 2_000 : 25 });

import { createHash } from "node:crypto";
import process from "node:process";
import fc from "fast-check";

/** Random runs per form beyond the fixed cases; the nightly `hostile-input` does more. */
const QUICK_RUNS = 2;

/** The test runner cuts longer names in titles. */
const TITLE_LENGTH = 39;

const { PROOF_SEED, PROOF_RUNS } = process.env;
const numRuns = Number(PROOF_RUNS ?? QUICK_RUNS);

export const RUNS_LIMIT_MS = 60_000 + numRuns * 1_000;

/**
 * Repeats the same cases each time, unless `PROOF_RUNS` asks for a thorough run: that draws new
 * ones, so that over the days they are many. A failure says how to repeat its cases.
 */
export function runs<T extends unknown[]>(test: string): fc.Parameters<T> {
  return {
    numRuns,
    ...seedOf(test),
    asyncReporter: async (outcome) => {
      if (!outcome.failed) return;
      const filter = test.slice(0, TITLE_LENGTH).replaceAll(/[^\w /-]/g, ".");
      const again = `PROOF_SEED=${outcome.seed} PROOF_RUNS=${numRuns}`;
      const command = `node_modules/.bin/vitest run --project bad-input -t '${filter}'`;
      throw new Error(`${fc.defaultReportMessage(outcome)}\n\nAgain: ${again} ${command}`, {
        cause: outcome.errorInstance,
      });
    },
  };
}

/** Seeds by the test's name, so that a failure on a branch is caused by that branch. */
function seedOf(test: string): { seed?: number } {
  if (PROOF_SEED !== undefined) return { seed: Number(PROOF_SEED) };
  if (PROOF_RUNS !== undefined) return {};
  return { seed: createHash("sha256").update(test).digest().readInt32BE() };
}

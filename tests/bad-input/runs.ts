import { createHash } from "node:crypto";
import process from "node:process";
import fc from "fast-check";

/** Of each form, on top of what is tried of all: `hostile-input` of the nightly asks for more. */
const QUICK_RUNS = 2;

/** The test runner cuts a name that it puts into a title after so many characters. */
const TITLE_LENGTH = 39;

const { PROOF_SEED, PROOF_RUNS } = process.env;
const numRuns = Number(PROOF_RUNS ?? QUICK_RUNS);

/** For a test that makes all its runs. */
export const RUNS_LIMIT_MS = 60_000 + numRuns * 1_000;

/**
 * The same cases each time, unless `PROOF_RUNS` asks for a thorough run: that draws others, so that
 * over the days they are many. A failure says how the same ones are drawn again.
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

/** By the name of the test, so that what fails on a branch is what is new there. */
function seedOf(test: string): { seed?: number } {
  if (PROOF_SEED !== undefined) return { seed: Number(PROOF_SEED) };
  if (PROOF_RUNS !== undefined) return {};
  return { seed: createHash("sha256").update(test).digest().readInt32BE() };
}

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTests } from "./run-tests.ts";
import type { Scenario } from "./scenario.ts";

const MEGABYTES = 1_000;

/** The tests of bad input, each with so many cases: `npm test` runs them with two. */
export const hostileInput: Scenario = {
  name: "hostile-input",
  about: "Every form and endpoint is sent what nobody should send, by everybody, in every size.",
  rounds: { full: 60 },
  async run({ rounds, random }) {
    const folder = await mkdtemp(path.join(tmpdir(), "hostile-input-"));
    const requests = path.join(folder, "requests");
    try {
      const { figures, problems } = await runTests(["bad-input"], {
        PROOF_RUNS: String(rounds),
        PROOF_SEED: String(random.whole(0, 2 ** 31 - 1)),
        PROOF_MEGABYTES: String(MEGABYTES),
        PROOF_REQUESTS: requests,
      });
      return {
        figures: { requests: Number(await readFile(requests, "utf8")), ...figures },
        problems,
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFigures } from "./figures.ts";
import { runTests } from "./run-tests.ts";
import type { Outcome, Scenario, Trial } from "./scenario.ts";

/** Runs a test that is small in `npm test` in the size of this trial. */
async function runLarger(folder: string, { rounds, random }: Trial): Promise<Outcome> {
  const own = await mkdtemp(path.join(tmpdir(), "proof-"));
  const file = path.join(own, "figures");
  try {
    await writeFile(file, "");
    const seed = String(random.whole(0, 2 ** 31 - 1));
    const env = { PROOF_ROUNDS: String(rounds), PROOF_SEED: seed, PROOF_FIGURES: file };
    const { problems } = await runTests(["db"], env, [folder]);
    return { figures: await readFigures(file), problems };
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

export const schedules: Scenario = {
  name: "schedules",
  about: "Two commands race, and take turns in every way with at most two switches.",
  rounds: { full: 1 },
  run: (trial) => runLarger("tests/schedules", trial),
};

export const shopModel: Scenario = {
  name: "model",
  about: "Random histories of a shop are played against a model of plain data.",
  rounds: { full: 1_000 },
  run: (trial) => runLarger("tests/model", trial),
};

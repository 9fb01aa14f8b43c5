import { existsSync } from "node:fs";
import process from "node:process";
import { copyTree } from "../mutants/copy-tree.ts";
import { mutants } from "../mutants/mutants.ts";
import { brokenAnyway, tryMutant, type Trial } from "../mutants/try-mutant.ts";
import type { Scenario } from "./scenario.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `PROOF_MUTANTS=02,31` tries these alone. */
const named = process.env["PROOF_MUTANTS"]?.split(",");

export const everyMutant: Scenario = {
  name: "mutants",
  about:
    "Small slips are made in a copy of the code, one at a time, and a small test catches each.",
  rounds: { full: mutants.length },
  byNameOnly: true,
  async run({ rounds }) {
    if (!existsSync(".git")) {
      return { figures: {}, problems: [], impossible: "the work tree is no git repository" };
    }
    const tree = await copyTree(process.cwd());
    try {
      const trials: Trial[] = [];
      say("| slip | caught by | s |\n| --- | --- | --- |");
      const wanted = mutants.filter(({ name }) => !named || named.includes(name.slice(0, 2)));
      for (const mutant of wanted.slice(0, rounds)) {
        const trial = await tryMutant(tree.folder, mutant);
        trials.push(trial);
        say(`| ${trial.name} | ${wordsOf(trial)} | ${trial.seconds} |`);
      }
      const caught = trials.flatMap((trial) => (trial.end === "caught" ? [trial.by.file] : []));
      const broken = await brokenAnyway(tree.folder, [...new Set(caught)]);
      return {
        figures: { slips: trials.length, caught: caught.length },
        problems: [
          ...trials.filter(({ end }) => end !== "caught").map((one) => `${one.name}: ${one.end}`),
          ...broken.map((file) => `${file} fails without a slip, too`),
        ],
      };
    } finally {
      tree.remove();
    }
  },
};

const wordsOf = (trial: Trial): string =>
  trial.end === "caught" ? `${trial.by.file}: ${trial.by.test}` : trial.end;

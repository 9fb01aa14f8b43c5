import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import type { Scenario } from "./scenario.ts";

const VITEST = "node_modules/vitest/vitest.mjs";
const MEGABYTES = 1_000;

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/** The tests of bad input, each with so many cases: `npm test` runs them with a few. */
export const hostileInput: Scenario = {
  name: "hostile-input",
  about: "Every form and endpoint is sent what nobody should send, by everybody, in every size.",
  rounds: { full: 60 },
  async run({ rounds, random }) {
    const folder = await mkdtemp(path.join(tmpdir(), "hostile-input-"));
    const [report, requests] = [path.join(folder, "report.json"), path.join(folder, "requests")];
    try {
      const ended = await runVitest(report, {
        PROOF_RUNS: String(rounds),
        PROOF_SEED: String(random.whole(0, 2 ** 31 - 1)),
        PROOF_MEGABYTES: String(MEGABYTES),
        PROOF_REQUESTS: requests,
      });
      const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(
        await readFile(report, "utf8"),
      );
      const failed = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => fullName);
      const broken = ended === 0 || failed.length > 0 ? [] : ["the tests did not end well"];
      return {
        figures: {
          requests: Number(await readFile(requests, "utf8")),
          tests: numPassedTests + numFailedTests,
          failed: numFailedTests,
        },
        problems: [...failed, ...broken],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** What it says is shown as it comes: a failure says how the same case is drawn again. */
function runVitest(report: string, env: NodeJS.ProcessEnv): Promise<number | null> {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const args = [VITEST, "run", "--project", "bad-input", ...reporters];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

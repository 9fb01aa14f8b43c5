import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import type { Outcome } from "./scenario.ts";

const VITEST = "node_modules/vitest/vitest.mjs";

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/**
 * The tests of these projects in their thorough size. What Vitest says is shown as it comes: a failure
 * says how the same case is drawn again.
 */
export async function runTests(
  projects: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), "thorough-tests-"));
  try {
    const report = path.join(folder, "report.json");
    const ended = await runVitest(projects, report, { THOROUGH: "1", ...env });
    const read: Report = JSON.parse(await readFile(report, "utf8"));
    const failed = read.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName);
    const broken = ended === 0 || failed.length > 0 ? [] : ["the tests did not end well"];
    const tests = read.numPassedTests + read.numFailedTests;
    return { figures: { tests, failed: read.numFailedTests }, problems: [...failed, ...broken] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runVitest(projects: readonly string[], report: string, env: NodeJS.ProcessEnv) {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const args = [VITEST, "run", ...projects.map((name) => `--project=${name}`), ...reporters];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

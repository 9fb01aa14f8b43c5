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
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type Run = {
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The work tree. The default is this one. */
  cwd?: string;
  isQuiet?: boolean;
};

/**
 * The tests of these projects, or these files of them, in their thorough size. What Vitest says is shown as it comes: a failure
 * says how the same case is drawn again.
 */
export async function runTests(
  projects: readonly string[],
  env: NodeJS.ProcessEnv = {},
  files: readonly string[] = [],
): Promise<Outcome> {
  const { ended, report } = await runVitest({
    args: [...projects.map((name) => `--project=${name}`), ...files],
    env: { THOROUGH: "1", ...env },
  });
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName }) => fullName);
  const broken = ended === 0 || failed.length > 0 ? [] : ["the tests did not end well"];
  const tests = report.numPassedTests + report.numFailedTests;
  return { figures: { tests, failed: report.numFailedTests }, problems: [...failed, ...broken] };
}

/** Runs Vitest once; `ended` is its exit code. */
export async function runVitest(run: Run): Promise<{ ended: number | null; report: Report }> {
  const folder = await mkdtemp(path.join(tmpdir(), "test-report-"));
  try {
    const file = path.join(folder, "report.json");
    const ended = await spawnVitest(run, file);
    return { ended, report: JSON.parse(await readFile(file, "utf8")) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function spawnVitest({ args, env, cwd, isQuiet = false }: Run, report: string) {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const output = isQuiet ? "ignore" : "inherit";
  const child = spawn(process.execPath, [VITEST, "run", ...args, ...reporters], {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
    cwd,
  });
  return new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

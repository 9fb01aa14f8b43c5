import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runVitest } from "../proof/run-tests.ts";
import { moduleOf, withSlip, type Mutant } from "./mutant.ts";

/** The test that failed, as its file and its name. */
export type Catch = { file: string; test: string };

export type Trial = { name: string; seconds: number } & (
  | { end: "caught"; by: Catch }
  | { end: "survived" | "stale" }
);

const SMALL = ["--project=pure", "--project=db"];
const WHOLE_HOUSE = ["app/server/", "scripts/", "tests/"];

/** Makes the slip in the copy, runs tests until one fails, and takes the slip back. */
export async function tryMutant(tree: string, mutant: Mutant): Promise<Trial> {
  const begun = performance.now();
  const ended = () => Math.round((performance.now() - begun) / 1_000);
  const file = path.join(tree, mutant.file);
  const text = await readFile(file, "utf8").catch(() => "");
  const slipped = withSlip(text, mutant);
  if (slipped === undefined) return { name: mutant.name, end: "stale", seconds: ended() };
  await writeFile(file, slipped);
  try {
    const [own, ...wider] = selections(mutant);
    let by = await firstFailure(tree, own);
    for (const args of wider) {
      const found = by ? undefined : await firstFailure(tree, args);
      // A test of another module may have failed by chance: it has to fail again.
      if (found) by = await firstFailure(tree, [found.file]);
    }
    if (by) return { name: mutant.name, end: "caught", by, seconds: ended() };
    return { name: mutant.name, end: "survived", seconds: ended() };
  } finally {
    await writeFile(file, text);
  }
}

/** Which of these files fail without any slip: a test that always fails catches nothing. */
export async function brokenAnyway(tree: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const { report } = await runVitest({ args: [...SMALL, ...files], cwd: tree, isQuiet: true });
  return report.testResults
    .filter(({ status }) => status === "failed")
    .map(({ name }) => path.relative(tree, name));
}

/**
 * What runs in turn: the module's own tests of what `npm test -- --changed` selects, which catch
 * most slips in seconds, then the rest of the selection, then the tests of the whole house. Vitest
 * does not know which tests an SQL file concerns.
 */
function selections(mutant: Mutant): [own: string[], ...wider: string[][]] {
  const own = `${moduleOf(mutant)}/`;
  const house = [own, ...WHOLE_HOUSE];
  if (mutant.file.endsWith(".sql")) return [[own], house];
  return [["--changed=HEAD", own], ["--changed=HEAD"], house];
}

async function firstFailure(tree: string, args: readonly string[]): Promise<Catch | undefined> {
  const run = { args: [...SMALL, "--bail=1", ...args], cwd: tree, isQuiet: true };
  const { ended, report } = await runVitest(run);
  if (ended === 0) return undefined;
  const found = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => ({ file: path.relative(tree, name), test: fullName })),
  );
  // Files that were left out after the first failure are listed as failed, but without a test.
  const [first] = found;
  if (!first) throw new Error(`the tests did not end well: ${args.join(" ")}`);
  return first;
}

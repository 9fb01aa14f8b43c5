import { buildIfStale } from "../prepare.mjs";
import { Interrupted, main } from "../prepare/main.mjs";
import { readArguments } from "./test/arguments.mjs";
import { planChanged, readChanges } from "./test/changed.mjs";
import { checks, routeTypes } from "./test/checks.mjs";
import { countLine } from "./test/counts.mjs";
import { testEnvironment } from "./test/environment.mjs";
import { runChecks } from "./test/run-checks.mjs";
import { judgeMinutes, measureWork } from "./test/times.mjs";
import { runVitest } from "./test/run-vitest.mjs";

const say = (line) => console.log(line);
const nothingRan = { passed: 0, failed: 1, skipped: 0 };

await main(async () => {
  const { changed, ...wish } = readArguments(process.argv.slice(2));
  const plan = changed ? planChanged(readChanges(), wish.only) : undefined;
  const isWhole = !plan && wish.only.length === 0;
  // Before anything else keeps the machine busy.
  const work = isWhole ? measureWork() : 0;
  const begun = performance.now();
  const counts = await runEverything(plan ? { ...wish, only: [], runs: plan.runs } : wish);
  const { text, isTooLong } = judgeMinutes((performance.now() - begun) / 1000, work);
  if (isWhole) say(text);
  say(plan ? `${countLine(counts)} (${plan.leftOut})` : countLine(counts));
  process.exitCode = counts.failed > 0 || (isWhole && isTooLong) ? 1 : 0;
});

async function runEverything({ verbose, times, only, runs }) {
  const env = testEnvironment(process.env);
  const failed = only.length > 0 ? undefined : await runAllChecks(env, verbose);
  if (failed || !(await builds())) {
    say(`${failed ?? "build"} failed; the tests did not run.`);
    return nothingRan;
  }
  return runVitest({ only, verbose, times, runs }, env, say);
}

async function runAllChecks(env, verbose) {
  const options = { env, verbose, say };
  return (
    (await runChecks([routeTypes()], { ...options, atOnce: 1 })) ??
    (await runChecks(checks(), { ...options, atOnce: 2 }))
  );
}

async function builds() {
  try {
    await buildIfStale();
    return true;
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    say(error.userMessage ?? error.stack);
    return false;
  }
}

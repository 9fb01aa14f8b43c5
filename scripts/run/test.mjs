import { buildIfStale } from "../prepare.mjs";
import { Interrupted, main } from "../prepare/main.mjs";
import { readArguments } from "./test/arguments.mjs";
import { checks, routeTypes } from "./test/checks.mjs";
import { countLine } from "./test/counts.mjs";
import { testEnvironment } from "./test/environment.mjs";
import { runChecks } from "./test/run-checks.mjs";
import { runVitest } from "./test/run-vitest.mjs";

const say = (line) => console.log(line);
const nothingRan = { passed: 0, failed: 1, skipped: 0 };

await main(async () => {
  const counts = await runEverything(readArguments(process.argv.slice(2)));
  say(countLine(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
});

async function runEverything({ verbose, only }) {
  const env = testEnvironment(process.env);
  const failed = only.length > 0 ? undefined : await runAllChecks(env, verbose);
  if (failed || !(await builds())) {
    say(`${failed ?? "build"} failed; the tests did not run.`);
    return nothingRan;
  }
  return runVitest({ only, verbose }, env, say);
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

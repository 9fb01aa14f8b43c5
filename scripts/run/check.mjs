import { main } from "../prepare/main.mjs";
import { toolScript } from "../prepare/tool.mjs";
import { checks, routeTypes } from "./test/checks.mjs";
import { testEnvironment } from "./test/environment.mjs";
import { runChecks } from "./test/run-checks.mjs";

const PURE = ["--project=pure", "--reporter=agent"];
const pureTests = { name: "pure tests", commands: [[toolScript("vitest"), "run", ...PURE]] };

/** What `npm test` does before its build, and the tests that need neither build nor PostgreSQL. */
await main(async () => {
  const env = testEnvironment(process.env);
  const options = { env, verbose: false, say: (line) => console.log(line) };
  const failed =
    (await runChecks([routeTypes()], { ...options, atOnce: 1 })) ??
    (await runChecks([pureTests, ...checks()], { ...options, atOnce: 2 }));
  process.exitCode = failed ? 1 : 0;
});

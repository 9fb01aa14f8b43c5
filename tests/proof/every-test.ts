import { runTests } from "./run-tests.ts";
import type { Scenario } from "./scenario.ts";

/** Bad input is a scenario of its own, and each fault is one. */
export const everyTest: Scenario = {
  name: "every-test",
  about:
    "What `npm test` leaves out for its minutes: every journey with and without scripts, axe on each state, 2,000 draws of each property.",
  rounds: { full: 1 },
  run: () => runTests(["pure", "db", "postgres", "journeys"]),
};

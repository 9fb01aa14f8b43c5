import { afterAll, expect, test } from "vitest";
import { startCluster } from "../cluster.ts";
import { complaint } from "../proof/report.ts";
import { runScenario } from "../proof/run-scenario.ts";
import { scenarios } from "../proof/scenarios.ts";

/** `npm test` draws the same each time; `npm run proof` something new. */
const SEED = 1;

// A server of its own: it is stopped, and what it was told has to outlive that.
const server = await startCluster({ survivesCrash: true });
afterAll(() => server.stop());

const quick = scenarios.filter(({ rounds }) => rounds.quick !== undefined);

test.for(quick.map((scenario) => [scenario.name, scenario] as const))(
  "%s",
  async ([, scenario]) => {
    const proven = await runScenario(scenario, server, "quick", SEED);
    expect(complaint(proven, "quick")).toBe("");
  },
);

import type { RunningCluster } from "../cluster.ts";
import type { ScenarioReport } from "./report.ts";
import { seeded } from "./random.ts";
import type { Scenario, Size } from "./scenario.ts";

/** Runs one scenario in one size, with what this seed draws. */
export async function runScenario(
  scenario: Scenario,
  server: RunningCluster,
  size: Size,
  seed: number,
  rounds = scenario.rounds[size] ?? 0,
): Promise<ScenarioReport> {
  const begun = performance.now();
  const outcome = await scenario.run({ server, random: seeded(seed), size, rounds });
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return { ...outcome, name: scenario.name, rounds, seed, seconds };
}

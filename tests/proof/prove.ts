import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import process from "node:process";
import { shopDay } from "#app/lib/dates.ts";
import { startCluster } from "../cluster.ts";
import { readArguments, replayCommand, usage, type Wish } from "./arguments.ts";
import { complaint, type ScenarioReport, table, verdict } from "./report.ts";
import { runScenario } from "./run-scenario.ts";
import { saveReports } from "./save-report.ts";
import { scenarios } from "./scenarios.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const names = scenarios.map(({ name }) => name);

/** Leaving by `exit` is what ends the database and the shops. */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

const wish = readArguments(process.argv.slice(2), names);
if (wish) process.exitCode = (await prove(wish)) ? 0 : 1;
else {
  say(`${usage}\nScenarios: ${names.join(", ")}`);
  process.exitCode = 2;
}

async function prove({
  only,
  size,
  seed = randomInt(1_000_000),
  rounds,
  save,
}: Wish): Promise<boolean> {
  const server = await startCluster({ survivesCrash: true });
  const all: ScenarioReport[] = [];
  for (const scenario of scenarios) {
    if (only.length > 0 ? !only.includes(scenario.name) : scenario.byNameOnly) continue;
    const many = rounds ?? scenario.rounds[size] ?? (only.length > 0 ? 1 : undefined);
    if (many === undefined) continue;
    say(`${scenario.name}: ${scenario.about}`);
    const proven = await runScenario(scenario, server, size, seed, many);
    all.push(proven);
    say(`  ${verdict(proven)} (${proven.seconds} s): ${replayCommand(proven.name, proven, size)}`);
    if (proven.problems.length > 0) say(complaint(proven, size));
  }
  server.stop();
  say(`\n${table(all)}`);
  if (save) {
    const words = ["rev-parse", "--short", "HEAD"];
    const made = { day: shopDay(new Date()), commit: execFileSync("git", words).toString().trim() };
    saveReports(all.map((one) => ({ ...one, ...made })));
  }
  return all.every(({ problems }) => problems.length === 0);
}

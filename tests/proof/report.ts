import { tableOf } from "../bench/report.ts";
import { replayCommand } from "./arguments.ts";
import type { Outcome, Size } from "./scenario.ts";

export type ScenarioReport = Outcome & {
  name: string;
  rounds: number;
  seed: number;
  seconds: number;
};

const HEADINGS = ["scenario", "rounds", "figures", "s", "seed", "verdict"];

/** One line for each scenario, as a table that can be pasted into a document. */
export function table(all: readonly ScenarioReport[]): string {
  const rows = all.map((one) => [
    one.name,
    String(one.rounds),
    figuresOf(one),
    String(one.seconds),
    String(one.seed),
    verdict(one),
  ]);
  return tableOf(HEADINGS, rows);
}

export const figuresOf = ({ figures }: Pick<Outcome, "figures">): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toLocaleString("en")}`)
    .join(", ");

/** What did not hold, and how to see it again. Empty when all is well. */
export function complaint({ name, problems, ...run }: ScenarioReport, size: Size): string {
  if (problems.length === 0) return "";
  return [`${name} does not hold:`, ...problems, `Again: ${replayCommand(name, run, size)}`].join(
    "\n  ",
  );
}

export function verdict({ problems, impossible }: Outcome): string {
  if (problems.length > 0) return "FAILS";
  return impossible === undefined ? "holds" : `not here: ${impossible}`;
}

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
    Object.entries(one.figures)
      .map(([name, value]) => `${name} ${value.toLocaleString("en")}`)
      .join(", "),
    String(one.seconds),
    String(one.seed),
    verdict(one),
  ]);
  const widths = HEADINGS.map((_, column) =>
    Math.max(3, ...[HEADINGS, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(HEADINGS), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join(
    "\n",
  );
}

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

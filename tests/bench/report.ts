import type { Figure } from "./figure.ts";

const HEADINGS = ["what", "measured", "of its ceiling", "to reach", "verdict"];

/** One line for each figure, as a table that can be pasted into a document. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((one) => [one.what, one.value, one.ceiling, one.reach, verdict(one)]);
  const widths = HEADINGS.map((_, column) =>
    Math.max(3, ...[HEADINGS, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(HEADINGS), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join(
    "\n",
  );
}

function verdict({ holds }: Figure): string {
  if (holds === undefined) return "";
  return holds ? "reached" : "MISSED";
}

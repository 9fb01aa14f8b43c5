import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import process from "node:process";
import type { Figures } from "./scenario.ts";

/** A test notes what it counted, for the scenario that runs it. */
export function noteFigure(name: string, value: number): void {
  const { PROOF_FIGURES } = process.env;
  if (PROOF_FIGURES) appendFileSync(PROOF_FIGURES, `${JSON.stringify([name, value])}\n`);
}

export async function readFigures(file: string): Promise<Figures> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return Object.fromEntries(lines.map((line) => JSON.parse(line) as [string, number]));
}

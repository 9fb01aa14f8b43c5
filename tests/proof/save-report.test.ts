import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { readSaved, savedTable, saveReports, type SavedReport } from "./save-report.ts";

const kills: SavedReport = {
  name: "kills",
  rounds: 1_000,
  seed: 7,
  seconds: 61,
  figures: { orders: 1_200 },
  problems: [],
  day: "2026-11-29",
  commit: "0a1b2c3d",
};
const again = (name: string) => `\`npm run proof -- --only ${name} --seed 7 --rounds 1000\``;

test("a saved run replaces the one before, and what failed is shown first", async () => {
  const folder = await temporaryFolder();
  mkdirSync(path.join(folder, "docs"));
  writeFileSync(path.join(folder, "docs/proof.json"), JSON.stringify([kills]));
  const page = path.join(folder, "docs/proof.md");
  writeFileSync(page, "How\n\n<!-- figures -->\nold\n<!-- /figures -->\n");
  const load = { ...kills, name: "load", figures: {}, problems: ["1 order is lost"] };
  saveReports([{ ...kills, day: "2026-11-30" }, load], folder);
  const cells = readFileSync(page, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(cells).toEqual([
    ["", "`load`", "1,000 in 2 min", "1 order is lost", "FAILS", ...dated("2026-11-29", "load")],
    ["", "`kills`", "1,000 in 2 min", "orders 1,200", "holds", ...dated("2026-11-30", "kills")],
  ]);
});

const dated = (day: string, name: string) => [day, "0a1b2c3d", again(name), ""];

test("docs/proof.md is what the saved runs say", () => {
  expect(readFileSync("docs/proof.md", "utf8")).toContain(savedTable(readSaved()));
});

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { figure } from "./figure.ts";
import { saveFigures } from "./save-figures.ts";

it("replaces the figures of the parts that were measured, and shows what was missed first", async () => {
  const folder = await temporaryFolder();
  mkdirSync(path.join(folder, "docs"));
  const page = path.join(folder, "docs/benchmarks.md");
  writeFileSync(page, "How\n\n<!-- figures -->\nold\n<!-- /figures -->\n\nWhy\n");
  writeFileSync(path.join(folder, "docs/benchmarks.json"), "[]");
  const memory = {
    name: "memory",
    day: "2026-11-29",
    figures: [figure("memory", 300, {}, { most: 350 })],
  };
  const orders = (day: string, rate: number) => ({
    name: "orders",
    day,
    figures: [figure("orders", rate, {}), figure("of them", rate, {}, { least: 50 })],
  });
  saveFigures([memory, orders("2026-11-28", 60)], folder);
  saveFigures([orders("2026-11-29", 40)], folder);
  expect(readFileSync(page, "utf8").split("\n")).toEqual([
    "How",
    "",
    "<!-- figures -->",
    "",
    "| what    | measured | of its ceiling | to reach    | verdict | on         |",
    "| ------- | -------- | -------------- | ----------- | ------- | ---------- |",
    "| of them | 40       |                | at least 50 | MISSED  | 2026-11-29 |",
    "| memory  | 300      |                | at most 350 | reached | 2026-11-29 |",
    "| orders  | 40       |                |             |         | 2026-11-29 |",
    "",
    "<!-- /figures -->",
    "",
    "Why",
    "",
  ]);
});

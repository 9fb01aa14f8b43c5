import { expect, it } from "vitest";
import { figure } from "./figure.ts";
import { table } from "./report.ts";

it("shows each figure beside what it has to reach", () => {
  const figures = [
    figure("memory", 341, { unit: "MB" }, { most: 350 }),
    figure("orders", 0.2449, { digits: 2, note: "40 of 163 a second" }, { least: 0.25 }),
    figure("requests", 12_345.6, { unit: "/s" }),
  ];
  expect(table(figures)).toBe(
    [
      "| what     | measured                  | to reach       | verdict |",
      "| -------- | ------------------------- | -------------- | ------- |",
      "| memory   | 341 MB                    | at most 350 MB | reached |",
      "| orders   | 0.24 (40 of 163 a second) | at least 0.25  | MISSED  |",
      "| requests | 12,346 /s                 |                |         |",
    ].join("\n"),
  );
});

import { expect, it } from "vitest";
import { figure } from "./figure.ts";
import { table } from "./report.ts";

it("shows each figure beside what it has to reach", () => {
  const ceiling = { value: 163, share: 0.2449 };
  const figures = [
    figure("memory", 341, { unit: "MB" }, { most: 350 }),
    figure("orders", 40, { unit: "/s", ceiling }, { least: 0.25 }),
    figure("ratio", 0.2449, { digits: 2, note: "in turns" }, { least: 0.2 }),
    figure("requests", 12_345.6, { unit: "/s" }),
  ];
  expect(table(figures)).toBe(
    [
      "| what     | measured        | of its ceiling | to reach            | verdict |",
      "| -------- | --------------- | -------------- | ------------------- | ------- |",
      "| memory   | 341 MB          |                | at most 350 MB      | reached |",
      "| orders   | 40 /s           | 0.24 of 163    | at least 0.25 of it | MISSED  |",
      "| ratio    | 0.24 (in turns) |                | at least 0.2        | reached |",
      "| requests | 12,346 /s       |                |                     |         |",
    ].join("\n"),
  );
});

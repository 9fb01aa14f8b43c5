import { expect, it } from "vitest";
import { complaint, table, verdict } from "./report.ts";

const well = { name: "kills", rounds: 100, seed: 7, seconds: 3, problems: [] };
const holds = { ...well, figures: { orders: 1_200, lost: 0 } };
const fails = { ...well, name: "load", figures: {}, problems: ["1 order is lost", "I3: sums"] };

it("shows each scenario in a line", () => {
  expect(table([holds, fails])).toBe(
    [
      "| scenario | rounds | figures              | s   | seed | verdict |",
      "| -------- | ------ | -------------------- | --- | ---- | ------- |",
      "| kills    | 100    | orders 1,200, lost 0 | 3   | 7    | holds   |",
      "| load     | 100    |                      | 3   | 7    | FAILS   |",
    ].join("\n"),
  );
});

it("does not say that something holds which could not be tried", () => {
  expect(verdict({ ...holds, impossible: "needs root" })).toBe("not here: needs root");
});

it("says what does not hold, and how to see it again", () => {
  expect(complaint(holds, "full")).toBe("");
  expect(complaint(fails, "quick")).toBe(
    [
      "load does not hold:",
      "  1 order is lost",
      "  I3: sums",
      "  Again: npm run proof -- --only load --seed 7 --rounds 100 --quick",
    ].join("\n"),
  );
});

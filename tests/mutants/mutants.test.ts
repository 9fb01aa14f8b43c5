import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { moduleOf, withSlip } from "./mutant.ts";
import { mutants } from "./mutants.ts";

test.each(mutants)("the place of slip $name is in $file, once", ({ file, ...slip }) => {
  const text = readFileSync(file, "utf8");
  expect(text.split(slip.from)).toHaveLength(2);
  expect(withSlip(text, slip)).not.toBe(text);
});

test("slips are numbered, and each has a name of its own", () => {
  const numbers = mutants.map(({ name }) => Number(/^(\d\d)-[a-z-]+$/.exec(name)?.[1]));
  expect(numbers).toEqual(mutants.map((_, index) => index + 1));
});

test("a slip is made in its only place, and nowhere if that is gone", () => {
  const slip = { from: "a < b", to: "a <= b" };
  expect(withSlip("if (a < b)", slip)).toBe("if (a <= b)");
  expect(withSlip("if (a > b)", slip)).toBeUndefined();
  expect(withSlip("a < b && a < b", slip)).toBeUndefined();
});

test("the tests beside the code are those of its module", () => {
  const file = "app/selling/cart/rules/quantity.ts";
  expect(moduleOf({ file })).toBe("app/selling/cart");
  expect(moduleOf({ file: "app/lib/dates.ts" })).toBe("app/lib");
  expect(moduleOf({ file: "db/functions/place-order.sql", module: "app/x" })).toBe("app/x");
});

import { expect, test } from "vitest";
import { decideAddition } from "./decide-addition.ts";
import { MAX_LINES } from "./quantity.ts";

test.each([
  ["a new line", { lines: 0, held: 0 }, 2, 10, { ok: true, value: { quantity: 2 } }],
  ["a line that is there", { lines: 1, held: 3 }, 2, null, { ok: true, value: { quantity: 5 } }],
  ["a line of a full cart", { lines: MAX_LINES, held: 1 }, 1, 10, { ok: true }],
  ["a line too many", { lines: MAX_LINES, held: 0 }, 1, 10, { ok: false, reason: "cart_full" }],
  ["what is sold out", { lines: 0, held: 0 }, 1, 0, { ok: false, reason: "out_of_stock" }],
  [
    "more than is left",
    { lines: 1, held: 1 },
    5,
    3,
    { ok: true, value: { quantity: 3, limitedBy: "stock" } },
  ],
])("%s", (_, before, wanted, available, expected) => {
  expect(decideAddition(before, wanted, available)).toMatchObject(expected);
});

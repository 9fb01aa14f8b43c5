import { expect, test } from "vitest";
import { correctionOf } from "./corrections.ts";
import { ORDER_STATUSES } from "./order-terms.ts";
import { canMove } from "./transitions.ts";

test("a correction takes back exactly one usual move, and none that moved money or stock", () => {
  const found = ORDER_STATUSES.flatMap((from) => {
    const to = correctionOf(from);
    return to ? [`${from} -> ${to}`] : [];
  });
  expect(found).toEqual([
    "processing -> confirmed",
    "delivered -> shipped",
    "completed -> delivered",
  ]);
});

test("an order of which a part has left is not set back", () => {
  expect(correctionOf("processing", true)).toBeUndefined();
});

test("what is set back can be moved along again, and is no usual move", () => {
  const pairs = ORDER_STATUSES.flatMap((from) => {
    const to = correctionOf(from);
    return to ? [{ from, to }] : [];
  });
  expect(pairs.every(({ from, to }) => canMove(to, from) && !canMove(from, to))).toBe(true);
});

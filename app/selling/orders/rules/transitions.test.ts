import { describe, expect, it, test } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "./order-terms.ts";
import { canMove, offeredMoves } from "./transitions.ts";

const legal: Record<OrderStatus, OrderStatus[]> = {
  pending: ["cancelled"],
  confirmed: ["processing", "cancelled"],
  processing: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: ["completed"],
  completed: [],
  cancelled: [],
  refunded: [],
};
const every = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

test.each(every)("%s -> %s", (from, to) => {
  expect(canMove(from, to)).toBe(legal[from].includes(to));
});

it("offers exactly the moves it allows", () => {
  for (const from of ORDER_STATUSES) {
    const open = offeredMoves(from).filter(({ problem }) => !problem);
    expect(open.map(({ to }) => to)).toEqual(legal[from]);
  }
});

it("says beforehand why an order can not be packed yet, or not be cancelled any more", () => {
  expect(offeredMoves("pending")).toContainEqual({ to: "processing", problem: "unsettled" });
  for (const from of ["shipped", "delivered"] as const) {
    expect(offeredMoves(from)).toContainEqual({ to: "cancelled", problem: "has_left" });
  }
});

it("sends what is left of an order, and cancels nothing of which a part has left", () => {
  expect(canMove("processing", "shipped", true)).toBe(true);
  expect(canMove("processing", "cancelled", true)).toBe(false);
  expect(offeredMoves("processing", true)).toContainEqual({
    to: "cancelled",
    problem: "part_left",
  });
});

describe("by hand", () => {
  it("nothing becomes paid, and nothing refunded", () => {
    for (const from of ORDER_STATUSES) {
      expect(canMove(from, "confirmed")).toBe(false);
      expect(canMove(from, "refunded")).toBe(false);
    }
  });

  it("nothing is cancelled once it has left the house", () => {
    for (const from of ["shipped", "delivered", "completed"] as const) {
      expect(canMove(from, "cancelled")).toBe(false);
    }
  });
});

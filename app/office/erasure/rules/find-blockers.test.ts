import { expect, test } from "vitest";
import { findBlockers, type Blocker, type OpenBusiness } from "./find-blockers.ts";

const free: OpenBusiness = {
  staff: "no",
  orders: [],
  returns: [],
  bookings: [],
  refunds: 0,
  commissions: 0,
  hasCredit: false,
};

test("nothing is in the way of somebody with whom all is settled", () => {
  expect(findBlockers(free)).toEqual([]);
});

test.each<[Partial<OpenBusiness>, Blocker]>([
  [{ staff: "staff" }, { kind: "staff" }],
  [{ staff: "last_owner" }, { kind: "last_owner" }],
  [{ orders: ["PM-1", "PM-2"] }, { kind: "order", numbers: ["PM-1", "PM-2"] }],
  [{ returns: ["R-1"] }, { kind: "return", numbers: ["R-1"] }],
  [{ refunds: 1 }, { kind: "refund" }],
  [{ bookings: ["C-1"] }, { kind: "booking", numbers: ["C-1"] }],
  [{ hasCredit: true }, { kind: "credit" }],
  [{ commissions: 1 }, { kind: "commission", amount: 1 }],
])("%o is in the way", (part, blocker) => {
  expect(findBlockers({ ...free, ...part })).toEqual([blocker]);
});

test("a commission that was taken back beyond what is owed is in nobody’s way", () => {
  expect(findBlockers({ ...free, commissions: -5 })).toEqual([]);
});

test("everything that is in the way is said at once", () => {
  const all = { staff: "staff", orders: ["1"], returns: ["2"], bookings: ["3"] } as const;
  const found = findBlockers({ ...all, refunds: 1, commissions: 9, hasCredit: true });
  expect(found.map(({ kind }) => kind)).toEqual([
    "staff",
    "order",
    "return",
    "refund",
    "booking",
    "credit",
    "commission",
  ]);
});

import { expect, test } from "vitest";
import { discountState } from "./discount-state.ts";

const now = new Date("2026-11-21T12:00:00+08:00");
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const plain = {
  isActive: true,
  archivedAt: null,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  usedCount: 3,
};

test.each([
  ["active", {}],
  ["active", { startsAt: now, endsAt: after, usageLimit: 4 }],
  ["scheduled", { startsAt: after }],
  ["ended", { endsAt: now }],
  ["ended", { endsAt: before, usageLimit: 3 }],
  ["used_up", { usageLimit: 3 }],
  ["inactive", { isActive: false, endsAt: before }],
  ["archived", { archivedAt: before }],
] as const)("is %s with %j", (state, facts) => {
  expect(discountState({ ...plain, ...facts }, now)).toBe(state);
});

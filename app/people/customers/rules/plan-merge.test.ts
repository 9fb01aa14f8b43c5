import { expect, test } from "vitest";
import { planMerge, type Mergeable } from "./plan-merge.ts";

const record = (id: string, own: Partial<Mergeable> = {}): Mergeable => ({
  id,
  hasAccount: false,
  confirmed: false,
  isStaff: false,
  ...own,
});
const guest = (id: string) => record(id);
const account = (id: string) => record(id, { hasAccount: true, confirmed: true });
const unproven = (id: string) => record(id, { hasAccount: true });
const staff = (id: string) => record(id, { hasAccount: true, isStaff: true });

test.each([
  ["two guests", guest("a"), guest("b"), "a stays"],
  ["a guest and an account", guest("a"), account("b"), "b stays"],
  ["an account and a guest", account("a"), guest("b"), "a stays"],
  ["an account and one that nobody confirmed", account("a"), unproven("b"), "a stays"],
  ["one that nobody confirmed and an account", unproven("a"), account("b"), "b stays"],
  ["two accounts", account("a"), account("b"), "two_accounts"],
  ["a guest and one that nobody confirmed", guest("a"), unproven("b"), "unconfirmed"],
  ["two that nobody confirmed", unproven("a"), unproven("b"), "unconfirmed"],
  ["an account and staff that nobody confirmed", account("a"), staff("b"), "staff"],
  ["a record and itself", guest("a"), guest("a"), "same"],
] as const)("%s: %s", (_, one, other, expected) => {
  const plan = planMerge(one, other);
  expect(plan.ok ? `${plan.stays} stays` : plan.reason).toBe(expected);
});

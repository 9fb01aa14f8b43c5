import { expect, test } from "vitest";
import { mayHaveRule, missOf } from "./approval-rule.ts";

const rule = { belowAmount: 500_000, perDay: 5 };
const noAmount = { belowAmount: null, perDay: 5 };
const proposal = { amount: 499_999, usedToday: 4, makerMay: true };

test.each([
  ["below the amount and the count", rule, {}, undefined],
  ["an amount of nothing", rule, { amount: 0 }, undefined],
  ["the amount itself", rule, { amount: 500_000 }, "amount"],
  ["an unknown amount", rule, { amount: null }, "amount"],
  ["an amount that the rule does not limit", noAmount, {}, "amount"],
  ["no amount", noAmount, { amount: undefined }, undefined],
  ["no amount any more", rule, { amount: undefined }, undefined],
  ["the last of the day", rule, { usedToday: 5 }, "used_up"],
  ["no count for what has no amount", noAmount, { amount: undefined, usedToday: 5 }, "used_up"],
  ["a maker who may not any more", rule, { makerMay: false }, "no_maker"],
] as const)("a rule and %s", (_, own, change, miss) =>
  expect(missOf(own, { ...proposal, ...change })).toBe(miss),
);

test.each([
  ["read", undefined, false],
  ["change", undefined, true],
  ["change", true, false],
  ["final", undefined, false],
] as const)("a rule for a %s that needs a person: %s", (kind, needsPerson, allowed) =>
  expect(mayHaveRule(needsPerson ? { kind, needsPerson } : { kind })).toBe(allowed),
);

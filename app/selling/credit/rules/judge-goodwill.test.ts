import { expect, test } from "vitest";
import { may } from "#app/platform/access/may.ts";
import { actorOf, type TestRole } from "#tests/actor-of.ts";
import { judgeGoodwill } from "./judge-goodwill.ts";

const LIMITS = { credit_limit_support: 500, credit_limit_manager: 5000 };

const judge = (who: TestRole, amount: number, { given = 0, balance = 0 } = {}) => {
  const judged = judgeGoodwill((what) => may(actorOf(who), what), LIMITS, {
    amount,
    balance,
    given,
  });
  return judged;
};

test.each<[TestRole, number, object, object]>([
  ["support", 50_000, {}, { ok: true }],
  ["support", 50_001, {}, { reason: "over_limit", left: 50_000 }],
  ["support", 30_001, { given: 20_000 }, { reason: "over_limit", left: 30_000 }],
  ["support", 1, { given: 90_000 }, { reason: "over_limit", left: 0 }],
  ["support", -1, { balance: 100 }, { reason: "forbidden" }],
  ["manager", 500_000, {}, { ok: true }],
  ["manager", 500_001, {}, { reason: "over_limit" }],
  ["manager", -100, { balance: 100 }, { ok: true }],
  ["manager", -101, { balance: 100 }, { reason: "too_little", balance: 100 }],
  ["admin", 10_000_000, {}, { ok: true }],
  ["fulfilment", 1, {}, { reason: "forbidden" }],
  ["customer", 1, {}, { reason: "forbidden" }],
])("%s gives %d after %o: %o", (who, amount, before, expected) => {
  const judged = judge(who, amount, before);
  expect(judged).toMatchObject(expected);
});

import { expect, test } from "vitest";
import { cardCode, readCardCode } from "./card-code.ts";
import { CARD_STATES, readAmounts, stateOf } from "./card-terms.ts";
import { judgeChange, judgeRedemption } from "./judge-card.ts";

const digest = "-_8" + "A".repeat(36) + "abcd";
const code = cardCode(digest);

test("a code has seven groups of four digits, and none of them looks like another", () => {
  expect(code).toMatch(/^GIFT(?:-[0-9A-HJKMNP-TV-Z]{4}){7}$/);
  expect(cardCode("B" + digest.slice(1))).not.toBe(code);
});

test.each([
  ["as it was mailed", code],
  [
    "without the prefix, in lowercase, with spaces",
    code.slice(5).toLowerCase().replaceAll("-", " "),
  ],
  ["with letters for digits", code.replaceAll("0", "o").replaceAll("1", "l")],
])("a code is read %s", (_, typed) => expect(readCardCode(typed)).toBe(code));

test.each(["", "GIFT-1234", `${code}0`, code.replace(/.$/, "U")])("%j is no code", (typed) =>
  expect(readCardCode(typed)).toBeUndefined(),
);

test("the owner's list gives amounts in centavos", () =>
  expect(readAmounts("500, 1000")).toEqual([50_000, 100_000]));

const at = new Date();
const card = { isPaid: true, sentAt: at, redeemedAt: null, voidedAt: null };
test.each([
  ["unpaid", { isPaid: false, sentAt: null }, "unknown", "unpaid"],
  ["waiting", { sentAt: null }, "unknown", "ok"],
  ["sent", {}, "ok", "ok"],
  ["redeemed", { redeemedAt: at }, "used", "redeemed"],
  ["void", { voidedAt: at }, "void", "void"],
] as const)("a card that is %s", (state, facts, redeemed, changed) => {
  expect(stateOf({ ...card, ...facts })).toBe(state);
  const [redemption, change] = [judgeRedemption(state), judgeChange(state)];
  expect(redemption.ok ? "ok" : redemption.reason).toBe(redeemed);
  expect(change.ok ? "ok" : change.reason).toBe(changed);
  expect(CARD_STATES).toContain(state);
});

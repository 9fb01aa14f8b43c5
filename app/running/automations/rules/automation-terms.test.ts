import { expect, test } from "vitest";
import { healthWordIn } from "#app/running/mailing/rules/health-words.ts";
import { automationMail } from "../texts/mail.ts";
import {
  AUTOMATIONS,
  AUTOMATION_KEYS,
  daysIn,
  isDelayOf,
  needsConsent,
} from "./automation-terms.ts";

const ON_FROM_THE_FIRST = [
  "newsletter_welcome",
  "unpaid_order",
  "refill_due",
  "stock_watched",
  "price_watched",
];

test("what was sent before there were switches is on, the others wait for the owner", () => {
  const on = AUTOMATION_KEYS.filter((key) => AUTOMATIONS[key].first.isOn);
  expect(on).toEqual(ON_FROM_THE_FIRST);
});

test.each(AUTOMATION_KEYS)("%s begins with a wait that it allows", (key) => {
  expect(isDelayOf(key, AUTOMATIONS[key].first)).toBe(true);
});

test.each([
  ["abandoned_cart", 0, "hours", false],
  ["abandoned_cart", 1, "hours", true],
  ["abandoned_cart", 72, "hours", true],
  ["abandoned_cart", 3, "days", true],
  ["abandoned_cart", 73, "hours", false],
  ["abandoned_cart", 4, "days", false],
  ["unpaid_order", 47, "hours", true],
  ["unpaid_order", 2, "days", false],
  ["win_back", 13, "days", false],
  ["win_back", 365, "days", true],
] as const)("%s may wait %i %s: %s", (key, delay, delayUnit, may) => {
  expect(isDelayOf(key, { delay, delayUnit })).toBe(may);
});

test("consent is needed for what nobody asked for and nobody waits for", () => {
  expect(AUTOMATION_KEYS.filter(needsConsent)).toEqual([
    "welcome",
    "abandoned_cart",
    "review_request",
    "win_back",
  ]);
});

test.each([
  [0, "days", 0],
  [1, "hours", 1],
  [24, "hours", 1],
  [25, "hours", 2],
  [3, "days", 3],
] as const)("%i %s are looked at after %i whole days", (delay, delayUnit, days) => {
  expect(daysIn({ delay, delayUnit })).toBe(days);
});

test("no mail of an automation says anything of health before it is opened", () => {
  const { hello, ...mails } = automationMail;
  expect(healthWordIn(hello)).toBeUndefined();
  for (const { subject, title } of Object.values(mails)) {
    expect([subject, healthWordIn(subject), healthWordIn(title)]).toEqual([
      subject,
      undefined,
      undefined,
    ]);
  }
});

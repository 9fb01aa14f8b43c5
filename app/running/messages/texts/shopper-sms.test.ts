import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "../rules/message-parts.ts";
import { smsTexts, textTracking, withStop } from "./shopper-sms.ts";

/** Words of the trade and of conditions. The catalog has its own test in the demo shop. */
const REVEALING =
  /peptide|glp|tide\b|vial|dose|inject|weight|diabet|obes|clinic|doctor|health|medic|drug|http|www\./i;

const ORDER = "PM-26-000123456";
const part = { number: 12, all: 15 };

const every = (tracking: string | undefined) => [
  smsTexts.shipped(ORDER, tracking),
  smsTexts.parcelShipped(ORDER, part, tracking),
  smsTexts.tracking(ORDER, tracking),
  smsTexts.delivered(ORDER),
  smsTexts.parcelDelivered(ORDER, part),
  smsTexts.reminder,
  smsTexts.answer,
  smsTexts.code("012345"),
  smsTexts.test,
  smsTexts.testPush,
];

test("each text fits one part with the words for opting out, whatever the tracking number", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: "grapheme" }), (typed) => {
      for (const text of every(textTracking(typed))) {
        expect(partsOf(withStop(text, true))).toBe(1);
      }
    }),
  );
  for (const length of [29, 89]) {
    for (const text of every(textTracking(`${"A".repeat(length)}1`))) {
      expect(partsOf(withStop(text, true))).toBe(1);
    }
  }
});

test("no text reveals what the shop sells, or has a link", () => {
  for (const text of every("JT1234567890")) {
    expect(text).not.toMatch(REVEALING);
    expect(text).not.toMatch(/^test/i);
  }
});

test.each([
  ["JT1234567890", "JT1234567890"],
  ["Semaglutide", undefined],
  ["https://jt.example/1", undefined],
  ["JT 12", undefined],
  [null, undefined],
])("tracking number %s", (typed, shown) => {
  expect(textTracking(typed)).toBe(shown);
});

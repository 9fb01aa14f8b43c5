import { expect, test } from "vitest";
import { isUngrounded } from "./judge.ts";

const url = "/learn/storing";
const texts = new Map([[url, ["Keep it at 2 to 8 degrees. It lasts 28 days."]]]);
const says = (response: string) => ({ response, sources: [{ title: "Storing", url }] });

test.each([
  ["It lasts 28 days.", false],
  ["It lasts 30 days.", true],
  ["Keep it cold. It lasts 27 days.", true],
  ["Call 911 now, or 1553.", false],
  ["Take 28 mg.", true],
  ["It costs ₱12,500.", false],
  ["It costs ₱8,900 for 5 mg and ₱16,200 for 10 mg.", false],
  ["Semaglutide: ₱8,900 ang 5 mg, ₱16,200 ang 10 mg.", false],
  ["Inject 5 mg for ₱8,900.", true],
  ["Ang 5 mg ang dose mo.", true],
  ["Buyers rate Klow 4.0 of 5, in 1 review.", false],
  ["Lipo-C with B12 comes as 10 mL for ₱4,500.", false],
  ["It arrives Thu, Nov 26, before 6PM.", false],
  ["We are in 1 Sample Street, Cebu City 6000.", false],
  ["A visit takes 45 minutes. A course of Glow usually takes 6–⁠10 weeks.", false],
  ["Take it for 6–⁠10 weeks.", true],
])("“%s” is ungrounded: %s", (response, expected) => {
  expect(isUngrounded(says(response), texts)).toBe(expected);
});

test("a number of a text that is not named is ungrounded", () => {
  expect(isUngrounded({ response: "It lasts 28 days.", sources: [] }, texts)).toBe(true);
});

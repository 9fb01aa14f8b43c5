import { expect, it } from "vitest";
import { partUnbroken } from "./unbroken.ts";

const wholeIn = (text: string) =>
  partUnbroken(text)
    .filter(({ isWhole }) => isWhole)
    .map((part) => part.text);

it.each([
  ["GIP and GLP-1 receptors", ["GLP-1"]],
  ["HPLC-UV and LC-MS", ["HPLC-UV", "LC-MS"]],
  ["GHK-Cu, BPC-157 and Lipo-C", ["GHK-Cu", "BPC-157"]],
  ["Order PM-26-000123, batch DEMO-S2610-2.", ["PM-26-000123", "DEMO-S2610-2"]],
  ["A 10 mg vial, ₱1,250 per mg", ["10 mg", "₱1,250 per mg"]],
  ["Keep at 2–8 °C for 16-24 weeks", ["2–8 °C", "16-24 weeks"]],
  ["Mon-Fri, a well-known one-time offer", []],
  ["A-VERYLONGCODE-WITHOUTANENDTOIT", []],
])("%s keeps %j on one line", (text, whole) => {
  expect(wholeIn(text)).toEqual(whole);
});

it("loses and changes no character", () => {
  const text = "GLP-1: 10 mg, then GHK-Cu.";
  expect(
    partUnbroken(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
  expect(partUnbroken("")).toEqual([]);
});

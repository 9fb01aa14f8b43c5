import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labelLines } from "./label-lines.ts";

describe("labelLines", () => {
  it.each([
    ["Glow", ["Glow"]],
    ["NAD+", ["NAD+"]],
    ["Retatrutide", ["Retatrutide"]],
    ["Lemon Bottle", ["Lemon Bottle"]],
    ["Lipo-C with B12", ["Lipo-C with", "B12"]],
    ["  Two   spaces ", ["Two spaces"]],
    ["", []],
  ])("%j", (name, lines) => {
    expect(labelLines(name).lines).toEqual(lines);
  });

  it("cuts a word that no label has room for", () => {
    expect(labelLines("Pentadecapeptides-everywhere").lines).toEqual(["Pentadecapeptid…"]);
  });

  it("says that more was to come after the third line", () => {
    const { lines } = labelLines("Recovery stack number seventeen for night-shift nurses");
    expect(lines).toEqual(["Recovery", "stack number", "seventeen…"]);
  });

  it("measures the longest line", () => {
    expect(labelLines("Lipo-C with B12").longest).toBe(11);
    expect(labelLines("").longest).toBe(0);
  });

  it("never needs more than three lines of 17 characters", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (name) => {
        const { lines, longest } = labelLines(name);
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(longest).toBeLessThanOrEqual(17);
      }),
    );
  });
});

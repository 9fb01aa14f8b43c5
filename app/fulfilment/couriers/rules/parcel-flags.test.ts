import { expect, test } from "vitest";
import { flagOf, isParcelFlag } from "./parcel-flags.ts";
import { PARCEL_WORDS } from "./parcel-words.ts";

test("a person has to do something about a parcel that is coming back, lost or back", () => {
  const flagged = PARCEL_WORDS.filter((word) => flagOf(word, 2) !== undefined);
  expect(flagged).toEqual(["coming_back", "lost", "returned"]);
  expect(flagOf("lost", 2)).toBe(
    "Parcel 2 is lost, according to the courier. Reship or refund the items.",
  );
});

test("a flag about a parcel is known as one, and no other", () => {
  for (const word of ["coming_back", "lost", "returned"] as const) {
    expect(isParcelFlag(flagOf(word, 1) ?? "")).toBe(true);
  }
  expect(isParcelFlag("Canceled after it was paid. Refund it.")).toBe(false);
});

import { expect, it } from "vitest";
import { formatShare, shareOf } from "./share.ts";

it.each([
  { part: 1, whole: 8, says: "12.5%" },
  { part: 2, whole: 3, says: "66.7%" },
  { part: 0, whole: 5, says: "0%" },
  { part: -1, whole: 4, says: "-25%" },
  { part: 3, whole: 0, says: "–" },
  { part: 3, whole: -2, says: "–" },
])("$part of $whole is $says", ({ part, whole, says }) => {
  expect(formatShare(shareOf(part, whole))).toBe(says);
});

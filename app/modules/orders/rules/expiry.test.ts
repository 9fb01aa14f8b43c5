import { expect, test } from "vitest";
import { expiresAt } from "./expiry.ts";

test("a card has half an hour", () => {
  const placedAt = new Date("2026-11-21T02:00:00Z");
  expect(expiresAt("card", placedAt)).toEqual(new Date("2026-11-21T02:30:00Z"));
});

import { expect, test } from "vitest";
import { inviteEnds, inviteState, setupEnds } from "./invite.ts";

const now = new Date("2026-11-21T12:00:00Z");
const before = new Date("2026-11-21T11:00:00Z");
const after = new Date("2026-11-21T13:00:00Z");
const untouched = { expiresAt: after, usedAt: null, grantedAt: null, revokedAt: null };

test.each([
  ["a new one", {}, "open"],
  ["one that ends now", { expiresAt: now }, "expired"],
  ["one that is over", { expiresAt: before }, "expired"],
  ["one that was taken back", { revokedAt: before }, "revoked"],
  ["one that was used", { usedAt: before }, "registered"],
  ["one that was used in time", { usedAt: before, expiresAt: before }, "registered"],
  ["one taken back after its use", { usedAt: before, revokedAt: before }, "revoked"],
  ["one whose role was granted", { usedAt: before, grantedAt: before }, "granted"],
] as const)("%s: %o is %s", (_, changed, state) => {
  expect(inviteState({ ...untouched, ...changed }, now)).toBe(state);
});

test("an invite lasts seven days, a setup link one", () => {
  expect(inviteEnds(now)).toEqual(new Date("2026-11-28T12:00:00Z"));
  expect(setupEnds(now)).toEqual(new Date("2026-11-22T12:00:00Z"));
});

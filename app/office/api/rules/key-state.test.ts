import { expect, test } from "vitest";
import { keyState } from "./key-state.ts";

const now = new Date("2026-11-26T04:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

test.each([
  [null, null, "active"],
  [after, null, "active"],
  [now, null, "expired"],
  [before, null, "expired"],
  [after, before, "revoked"],
  [before, before, "revoked"],
] as const)("expiring at %s and revoked at %s it is %s then", (expiresAt, revokedAt, state) =>
  expect(keyState({ expiresAt, revokedAt }, now)).toBe(state),
);

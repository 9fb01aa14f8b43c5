import { expect, test } from "vitest";
import { type Actor, systemActor, VISITOR } from "./actor.ts";
import { hasFreshProof } from "./fresh-proof.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const provenBefore = (minutes: number): Actor => ({
  kind: "user",
  userId: "u",
  email: "u@example.test",
  roles: ["admin"],
  session: { id: "s", provenAt: new Date(NOW.getTime() - minutes * 60_000) },
});

test.each([
  [0, true],
  [15, true],
  [15.01, false],
  [600, false],
])("a proof of %s minutes ago is fresh: %s", (minutes, fresh) => {
  expect(hasFreshProof(provenBefore(minutes), NOW)).toBe(fresh);
});

test("a session that was opened by a mailed link alone has none, and neither has a visitor", () => {
  const user = provenBefore(0);
  expect(hasFreshProof({ ...user, session: { id: "s", provenAt: null } } as Actor, NOW)).toBe(
    false,
  );
  expect(hasFreshProof({ ...user, session: undefined } as Actor, NOW)).toBe(false);
  expect(hasFreshProof(VISITOR, NOW)).toBe(false);
  expect(hasFreshProof(systemActor("job"), NOW)).toBe(true);
});

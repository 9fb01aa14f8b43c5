import { type Actor, type Role, VISITOR } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Actors in tests have a fresh proof of identity, whatever the test's clock shows. */
const PROVEN = { id: "session-of-a-test", provenAt: new Date("2100-01-01T00:00:00Z") };

export type Person = { userId?: string; email?: string };

export type TestRole = "visitor" | Role;

/**
 * `actorOf("visitor")`, `actorOf("customer")`, `actorOf("clinician")`, ... without database rows.
 */
export function actorOf(who: TestRole, person: Person = {}): Actor {
  if (who === "visitor") return VISITOR;
  const userId = person.userId ?? `${who}-1`;
  return {
    kind: "user",
    userId,
    email: person.email ?? `${who}@example.test`,
    roles: [who],
    session: PROVEN,
  };
}

/** An actor with its account and role in the database, for commands that refer to the row. */
export async function accountOf(ctx: Ctx, who: Role, person: Person = {}): Promise<Actor> {
  const userId = person.userId ?? ctx.ids.newId();
  const email = person.email ?? `${who}-${userId}@example.test`;
  await ctx.db.insert(user).values({ id: userId, name: `Test ${who}`, email, emailVerified: true });
  await ctx.db.insert(userRoles).values({ userId, role: who, grantedAt: ctx.now });
  return { kind: "user", userId, email, roles: [who], session: PROVEN };
}

import { APIError } from "better-auth/api";
import { sql } from "drizzle-orm";
import { countFactors } from "#app/running/security/queries/factors.server.ts";
import { hasAny } from "#app/running/security/rules/second-step.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { isIdle } from "#app/running/staff/rules/is-idle.ts";
import { VISITOR, isStaff, type Actor } from "#app/platform/access/actor.ts";
import { noteSessionUse } from "#app/platform/auth/note-session-use.server.ts";
import type { Services } from "./services.server.ts";

export type Found = {
  actor: Actor;
  displayName: string | undefined;
  /** Set-Cookie lines: a session in use lives on, one that has ended is dropped. */
  cookies: string[];
};

/** Roles that were reported already: a wrong row is worth one line, not one for each request. */
const reported = new Set<string>();

/** The actor that the session's cookie proves. Looked up anew for every request. */
export async function findActor(
  services: Services,
  request: Request,
  { loopback, now, ip }: { loopback: boolean; now: Date; ip?: string },
): Promise<Found> {
  const nobody = { actor: VISITOR, displayName: undefined, cookies: [] };
  if (!request.headers.get("cookie")?.includes("session_token")) return nobody;
  const { read, cookies } = await readSession(services, request);
  if (!read) return { ...nobody, cookies };
  const { user, session } = read;
  // The password of a demo account is public, so its session is worth nothing from elsewhere.
  if (user.isDemo && !loopback) return nobody;
  const roles = await rolesOf(services.db, user.id, (role) => {
    if (reported.has(role)) return;
    reported.add(role);
    services.log.warn({ role }, "a role in the database is none that the shop knows");
  });
  const { id, provenAt = null } = session;
  const actor: Actor = {
    kind: "user",
    userId: user.id,
    email: user.email,
    roles,
    session: { id, provenAt },
  };
  const seen = { ...session, lastSeenAt: session.lastSeenAt ?? now };
  if (!isStaff(actor)) {
    await noteSessionUse(services.db, seen, { now, ip, everyMinutes: 60 });
    return { actor, displayName: user.firstName || user.email, cookies };
  }
  const settings = await loadSettings(services.db);
  // Staff leave screens open, so their sessions end when idle.
  if (isIdle(seen.lastSeenAt, now, settings.session_timeout)) {
    return { ...nobody, cookies: await endSession(services, request) };
  }
  await noteSessionUse(services.db, seen, { now, ip, everyMinutes: 1 });
  const owesFactor = settings.require_2fa && !hasAny(await countFactors(services.db, user.id));
  return { actor: { ...actor, owesFactor }, displayName: user.firstName || user.email, cookies };
}

async function endSession({ auth }: Services, { headers }: Request): Promise<string[]> {
  const ended = await auth.api.signOut({ headers, returnHeaders: true });
  return ended.headers.getSetCookie();
}

async function readSession({ auth, db }: Services, { headers }: Request) {
  try {
    const read = await auth.api.getSession({ headers, returnHeaders: true });
    return { read: read.response, cookies: read.headers.getSetCookie() };
  } catch (error) {
    // Ended by another request while this one read it.
    if (error instanceof APIError && error.statusCode < 500) return { read: null, cookies: [] };
    // The library hides why it failed, but a database that is away says so itself.
    await db.execute(sql`select 1`);
    throw error;
  }
}

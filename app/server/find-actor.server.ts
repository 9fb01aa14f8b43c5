import { APIError } from "better-auth/api";
import { sql } from "drizzle-orm";
import { factorsOf } from "#app/running/security/queries/factors.server.ts";
import { hasAny, type Factors } from "#app/running/security/rules/second-step.ts";
import { storedSettings } from "#app/running/settings/queries.server.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { storedRoles } from "#app/running/staff/queries.server.ts";
import { owesApp, rolesInSession } from "#app/running/staff/rules/roles-of-groups.ts";
import { isIdle } from "#app/running/staff/rules/is-idle.ts";
import { VISITOR, isRole, isStaff, type Actor } from "#app/platform/access/actor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
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
  const { roles: stored, settings: saved, factors } = await readAccount(services.db, user.id);
  const signIn = {
    otherWays: services.env.company?.otherWays ?? true,
    byCompany: session.byCompany === true,
  };
  const roles = rolesInSession(stored.filter(isRole), signIn);
  for (const role of stored) if (!isRole(role)) reportRole(services, role);
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
  const settings = readSettings(saved ?? {});
  // Staff leave screens open, so their sessions end when idle.
  if (isIdle(seen.lastSeenAt, now, settings.session_timeout)) {
    return { ...nobody, cookies: await endSession(services, request) };
  }
  await noteSessionUse(services.db, seen, { now, ip, everyMinutes: 1 });
  const owesFactor =
    (settings.require_2fa && !signIn.byCompany && !hasAny(factors)) ||
    owesApp(roles, signIn, factors.apps);
  return { actor: { ...actor, owesFactor }, displayName: user.firstName || user.email, cookies };
}

type AccountRow = { roles: string[]; settings: Record<string, string> | null; factors: Factors };

/** The account's roles and factors, and the settings for staff, whose sessions depend on them. */
async function readAccount(db: Db, userId: string): Promise<AccountRow> {
  const { rows } = await db.execute<AccountRow>(sql`
    select roles, ${factorsOf(userId)} as factors,
      case when roles <@ '{customer}' then null else ${storedSettings} end as settings
    from (select ${storedRoles(userId)} as roles) known`);
  if (!rows[0]) throw new Error("a statement without a table has one row");
  return rows[0];
}

function reportRole({ log }: Services, role: string): void {
  if (reported.has(role)) return;
  reported.add(role);
  log.warn({ role }, "a role in the database is none that the shop knows");
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

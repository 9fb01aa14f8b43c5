import { APIError } from "better-auth/api";
import { sql } from "drizzle-orm";
import { rolesOf } from "#app/modules/staff/queries.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import type { Services } from "./services.server.ts";

export type Found = {
  actor: Actor;
  displayName: string | undefined;
  /** Set-Cookie lines: a session in use lives on, one that has ended is dropped. */
  cookies: string[];
};

/** Who the session's cookie proves to be asking. Looked up anew for every request. */
export async function findActor(
  services: Services,
  request: Request,
  loopback: boolean,
): Promise<Found> {
  const nobody = { actor: VISITOR, displayName: undefined, cookies: [] };
  if (!request.headers.get("cookie")?.includes("session_token")) return nobody;
  const { user, cookies } = await readSession(services, request);
  // The password of a demo account is public, so its session is worth nothing from elsewhere.
  if (user?.isDemo && !loopback) return nobody;
  if (!user) return { ...nobody, cookies };
  const roles = await rolesOf(services.db, user.id);
  return {
    actor: { kind: "user", userId: user.id, email: user.email, roles },
    displayName: user.firstName || user.email,
    cookies,
  };
}

async function readSession({ auth, db }: Services, { headers }: Request) {
  try {
    const read = await auth.api.getSession({ headers, returnHeaders: true });
    return { user: read.response?.user, cookies: read.headers.getSetCookie() };
  } catch (error) {
    // Ended by another request while this one read it.
    if (error instanceof APIError && error.statusCode < 500) return { cookies: [] };
    // The library hides why it failed, but a database that is away says so itself.
    await db.execute(sql`select 1`);
    throw error;
  }
}

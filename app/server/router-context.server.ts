import { APIError } from "better-auth/api";
import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { rolesOf } from "#app/modules/staff/queries.server.ts";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Services } from "./services.server.ts";

type Connection = { nonce: string; ip: string; loopback: boolean };

/** What the routes of one request are given. The actor is looked up anew every time. */
export async function routerContext(
  services: Services,
  request: Request,
  connection: Connection,
): Promise<RouterContextProvider> {
  const { env, log, auth, limiter, db } = services;
  const who = await findActor(services, request, connection.loopback);
  const context = new RouterContextProvider();
  context.set(requestContext, {
    ctx: { db, actor: who.actor, now: new Date(), ids: systemIds },
    env,
    log,
    auth,
    limiter,
    ...connection,
    displayName: who.displayName,
    problem: undefined,
  });
  context.set(gatewaysContext, services.gateways);
  return context;
}

async function findActor(
  services: Services,
  request: Request,
  loopback: boolean,
): Promise<{ actor: Actor; displayName: string | undefined }> {
  const nobody = { actor: VISITOR, displayName: undefined };
  if (!request.headers.get("cookie")?.includes("session_token")) return nobody;
  const found = await readSession(services, request);
  if (!found) return nobody;
  const { user } = found;
  // The password of a demo account is public, so its session is worth nothing from elsewhere.
  if (user.isDemo && !loopback) return nobody;
  const roles = await rolesOf(services.db, user.id);
  return {
    actor: { kind: "user", userId: user.id, email: user.email, roles },
    displayName: user.firstName || user.email,
  };
}

async function readSession({ auth, db }: Services, request: Request) {
  try {
    return await auth.api.getSession({ headers: request.headers });
  } catch (error) {
    // Ended by another request while this one read it.
    if (error instanceof APIError && error.statusCode < 500) return null;
    // The library hides why it failed, but a database that is away says so itself.
    await db.execute(sql`select 1`);
    throw error;
  }
}

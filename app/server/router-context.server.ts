import { RouterContextProvider } from "react-router";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { examineContext } from "#app/platform/http/examine-context.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { personalCookiesContext } from "#app/platform/http/personal-cookies.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { CacheHints } from "#app/platform/http/cache-hints.server.ts";
import { personalCookies } from "../policy.ts";
import { examine } from "./doctor/examine.server.ts";
import { findActor } from "./find-actor.server.ts";
import type { Services } from "./services.server.ts";

type Connection = { nonce: string; page: CacheHints; ip: string; loopback: boolean };

/** The context of the routes for one request, and the cookies that its session sets. */
export async function routerContext(
  services: Services,
  request: Request,
  connection: Connection,
): Promise<{ context: RouterContextProvider; cookies: string[] }> {
  const { env, log, auth, limiter, db, sealers, memory } = services;
  const now = new Date();
  const found = await findActor(services, request, { ...connection, now });
  const context = new RouterContextProvider();
  context.set(requestContext, {
    ctx: { db, actor: found.actor, now, ids: systemIds, sealers },
    env,
    log,
    auth,
    limiter,
    ...connection,
    html: new Map(),
    memory,
    others: undefined,
    displayName: found.displayName,
    problem: undefined,
  });
  context.set(gatewaysContext, services.gateways);
  context.set(filesContext, services.files);
  context.set(personalCookiesContext, personalCookies);
  context.set(examineContext, (ctx) => examine(services, ctx));
  return { context, cookies: found.cookies };
}

import type { Actor } from "#app/platform/access/actor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import type { Limit } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enforcePolicy } from "./enforce-policy.server.ts";

export const SHOP = "https://shop.example";
const env = parseEnv({ APP_URL: SHOP });

/** What was taken from the limits, and whether they let anything through. */
export type Till = { taken: { limit: Limit; key: string }[]; allowed: boolean };

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  demo?: boolean;
  loopback?: boolean;
  url?: string;
  /** Where settings are read. */
  db?: Db;
  /** Where the browser thinks it is, when that is not what it asks for. */
  page?: string;
};

/** What the door says to somebody at an address: nothing, or the answer it sends them away with. */
export async function ask(actor: Actor, pattern: string, asked: Asked = {}, till = openTill()) {
  const { method = "GET", headers = {}, demo = false, loopback = false } = asked;
  const { url = pattern, page = url } = asked;
  const served = {
    ctx: { actor, now: new Date(), ...(asked.db && { db: asked.db }) },
    env: { ...env, demo },
    limiter: limiterOf(till),
    ip: "203.0.113.9",
    loopback,
  } as RequestContext;
  try {
    const request = new Request(`${SHOP}${url}`, { method, headers });
    await enforcePolicy({ request, url: new URL(`${SHOP}${page}`), pattern }, served);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return Object.assign(thrown, { problem: served.problem });
    throw thrown;
  }
}

export function openTill(): Till {
  return { taken: [], allowed: true };
}

function limiterOf(till: Till): RequestContext["limiter"] {
  return {
    async take(limit, key) {
      till.taken.push({ limit, key });
      return { allowed: till.allowed, retryAfter: till.allowed ? 0 : 42 };
    },
    async giveBack() {},
  };
}

import type { Actor } from "#app/platform/access/actor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import type { Limit } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enforcePolicy } from "./enforce-policy.server.ts";

export const SHOP = "https://shop.example";
const env = parseEnv({ APP_URL: SHOP });

/** Limits that were used, and whether the limiter allows requests. */
export type Till = { taken: { limit: Limit; key: string }[]; allowed: boolean };

type PolicyRequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  demo?: boolean;
  loopback?: boolean;
  url?: string;
  db?: Db;
  /** The page from which the browser sends, if it differs from the target. */
  page?: string;
};

/** The policy's answer to an actor at an address: undefined if admitted, else the response. */
export async function ask(
  actor: Actor,
  pattern: string,
  asked: PolicyRequestOptions = {},
  till = openTill(),
) {
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

import { refuse } from "#app/lib/result.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

const ACCOUNTS = { name: "sign-up", points: 30, seconds: 60 * 60 };

/** Counts a new account of this network, or refuses one too many. */
export async function countAccount({ limiter, ip }: RequestContext) {
  const tried = await limiter.take(ACCOUNTS, ip);
  if (tried.allowed) return undefined;
  return refuse("too_many", { retryAfterSeconds: tried.retryAfter });
}

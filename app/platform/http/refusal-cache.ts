import { LRUCache } from "lru-cache";
import type { RateLimiter } from "./rate-limit.server.ts";

/** Beyond this number the oldest refusals are forgotten, and counted by the database again. */
const MOST = 10_000;

/**
 * A limiter that remembers its refusals: until the limit starts anew they come from memory and cost
 * the database nothing. The time is monotonic.
 */
export function withRefusalCache(
  limiter: RateLimiter,
  now: () => number = () => performance.now(),
): RateLimiter {
  const until = new LRUCache<string, number>({ max: MOST });
  return {
    async take(limit, key) {
      const name = `${limit.name}:${key}`;
      const left = (until.get(name) ?? 0) - now();
      if (left > 0) return { allowed: false, retryAfter: Math.ceil(left / 1_000) };
      const verdict = await limiter.take(limit, key);
      if (!verdict.allowed) until.set(name, now() + verdict.retryAfter * 1_000);
      return verdict;
    },
    giveBack: (limit, key) => limiter.giveBack(limit, key),
  };
}

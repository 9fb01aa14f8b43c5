import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** `points` uses within `seconds`, for each key. */
export type Limit = { name: string; points: number; seconds: number };

export type RateLimiter = {
  /**
   * Uses one point. Returns the seconds to wait when none is left, and the uses in the current
   * period unless an in-memory block refused.
   */
  take(limit: Limit, key: string): Promise<{ allowed: boolean; retryAfter: number; used?: number }>;
  /** Returns the point of a use that turned out to be exempt from the limit. */
  giveBack(limit: Limit, key: string): Promise<void>;
};

/** The tolerated difference between the clocks of the shop's processes. */
const CLOCKS_DIFFER_MS = 60_000;

/** Counts are in the database, so all processes of the shop share them. */
export function createRateLimiter(pool: Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (limit: Limit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const fresh = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      // The library would clean up for each limit in each process; the job `http.clear-limits` does
      // it once.
      clearExpiredByTimeout: false,
      // While the database is unreachable each process counts alone: the page behind the limit may
      // still have to show a form again.
      insuranceLimiter: new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
    });
    limiters.set(limit.name, fresh);
    return fresh;
  };

  async function count(limit: Limit, key: string): Promise<{ ms: number; used: number }> {
    try {
      const { consumedPoints } = await limiterOf(limit).consume(key);
      return { ms: 0, used: consumedPoints };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ms: refused.msBeforeNext, used: refused.consumedPoints };
    }
  }

  return {
    async take(limit, key) {
      let { ms, used } = await count(limit, key);
      if (ms > limit.seconds * 1_000 + CLOCKS_DIFFER_MS) {
        // A clock that was ahead has been set back. No one should wait for that wrong future time.
        await limiterOf(limit).delete(key);
        ({ ms, used } = await count(limit, key));
      }
      return { allowed: ms === 0, retryAfter: Math.ceil(ms / 1_000), used };
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}

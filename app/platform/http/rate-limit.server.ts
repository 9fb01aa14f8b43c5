import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** `points` uses within `seconds`, for each key. */
export type Limit = { name: string; points: number; seconds: number };

export type RateLimiter = {
  /**
   * Uses one point; answers the seconds to wait when there is none left, and how many were used
   * within the limit's time, unless the refusal came from memory.
   */
  take(limit: Limit, key: string): Promise<{ allowed: boolean; retryAfter: number; used?: number }>;
  /** Undoes one use that was allowed: it turned out to be none of those the limit is for. */
  giveBack(limit: Limit, key: string): Promise<void>;
};

/** How far the clocks of the shop's processes may differ. */
const CLOCKS_DIFFER_MS = 60_000;

/** Counts live in the database, so every process of the shop sees the same ones. */
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
      // It would for each limit in each process; the job `http.clear-limits` does it once.
      clearExpiredByTimeout: false,
      // While the database is away each process counts for itself: the page behind the limit may
      // still have a form to give back.
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
        // Counted by a clock that was ahead and has been set back: nobody waits for it to be right.
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

import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { RateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { CODE_LIMITS } from "../rules/code-limits.ts";

export type TooManyCodes = Refusal<"too_many_tries"> & { retryAfterSeconds: number };

/** Counts a try before the code is checked. A correct code returns its try. */
export async function takeCodeLimits(
  limiter: RateLimiter,
  userId: string,
): Promise<Result<{ giveBack: () => Promise<void> }, TooManyCodes>> {
  for (const limit of CODE_LIMITS) {
    const { allowed, retryAfter } = await limiter.take(limit, userId);
    if (!allowed) return refuse("too_many_tries", { retryAfterSeconds: retryAfter });
  }
  return ok({
    async giveBack() {
      for (const limit of CODE_LIMITS) await limiter.giveBack(limit, userId);
    },
  });
}

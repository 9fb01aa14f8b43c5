import { widerNetworks } from "./address-block.ts";
import type { Limit, RateLimiter } from "./rate-limit.server.ts";

/** A limiter that counts an IPv6 client's wider networks too, each with a wider limit of its own. */
export function withWiderNetworks(limiter: RateLimiter): RateLimiter {
  return {
    async take(limit, key) {
      const verdict = await limiter.take(limit, key);
      // One that is refused by itself uses nothing up for its neighbors.
      if (!verdict.allowed) return verdict;
      for (const { name, times } of widerNetworks(key)) {
        const wider = await limiter.take(widen(limit, times), name);
        if (!wider.allowed) return wider;
      }
      return verdict;
    },
    async giveBack(limit, key) {
      await limiter.giveBack(limit, key);
      for (const { name, times } of widerNetworks(key)) {
        await limiter.giveBack(widen(limit, times), name);
      }
    },
  };
}

/** Counts are kept by a limit's name, so a wider limit has another one. */
const widen = ({ name, points, seconds }: Limit, times: number): Limit => ({
  name: `${name}-times-${times}`,
  points: points * times,
  seconds,
});

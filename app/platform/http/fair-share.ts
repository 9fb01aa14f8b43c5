import { LRUCache } from "lru-cache";
import { isThisMachine } from "./address-block.ts";

/** What a rendered page costs. */
export const PAGE_POINTS = 10;
/** What a page from the cache costs. */
export const CACHED_POINTS = 1;

/** Twenty pages a second on average, 150 in a burst: many people share an address. */
const POINTS_PER_SECOND = 200;
const MOST_POINTS = 1_500;
/** Pages of one client that are rendered at the same time, and that may wait for it. */
const AT_ONCE = 3;
const MOST_WAITING = 60;
/** Behind a proxy that forwards no addresses, this machine stands for all clients. */
const MOST_WAITING_HERE = 1_000;
/** Clients that are remembered; a forgotten one starts with all its points. */
const MOST_CLIENTS = 20_000;

export type FairShare = {
  /** Takes `points` from what a client has; the seconds to wait when it does not have them. */
  take(client: string, points: number): number;
  /** Does the work when it is this client's turn; nothing when too many of its own wait already. */
  inTurn<T>(client: string, work: () => Promise<T>): Promise<T> | undefined;
};

type Share = { points: number; at: number; running: number; waiting: (() => void)[] };

/**
 * Limits what one client may cost the others. Counted in this process alone, which costs next to
 * nothing, and by a monotonic clock.
 */
export function createFairShare(now: () => number = () => performance.now()): FairShare {
  const shares = new LRUCache<string, Share>({ max: MOST_CLIENTS });

  function shareOf(client: string): Share {
    const known = shares.get(client);
    if (known) return known;
    const fresh = { points: MOST_POINTS, at: now(), running: 0, waiting: [] };
    shares.set(client, fresh);
    return fresh;
  }

  return {
    take(client, points) {
      if (isThisMachine(client)) return 0;
      const share = shareOf(client);
      const gained = ((now() - share.at) / 1_000) * POINTS_PER_SECOND;
      share.points = Math.min(MOST_POINTS, share.points + gained);
      share.at = now();
      if (share.points < points) return Math.ceil((points - share.points) / POINTS_PER_SECOND);
      share.points -= points;
      return 0;
    },
    inTurn(client, work) {
      const share = shareOf(client);
      const most = isThisMachine(client) ? MOST_WAITING_HERE : MOST_WAITING;
      if (share.running < AT_ONCE) share.running += 1;
      else if (share.waiting.length >= most) return undefined;
      else
        return new Promise<void>((begin) => share.waiting.push(begin)).then(() => run(share, work));
      return run(share, work);
    },
  };
}

/** The next one in line takes the slot over, so that it is never free while somebody waits. */
async function run<T>(share: Share, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    const next = share.waiting.shift();
    if (next) next();
    else share.running -= 1;
  }
}

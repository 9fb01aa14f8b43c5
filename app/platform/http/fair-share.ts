import { LRUCache } from "lru-cache";
import { isThisMachine } from "./address-block.ts";

/** What the answers cost that are not simply there to be sent. */
export const PAGE_POINTS = 10;
/** One that is kept, ready to be sent. */
export const CACHED_POINTS = 1;

/** Twenty pages a second for as long as one likes, 150 at once: many people share an address. */
const POINTS_PER_SECOND = 200;
const MOST_POINTS = 1_500;
/** So many pages of one client are made at the same time, and so many more may wait for that. */
const AT_ONCE = 3;
const MOST_WAITING = 60;
/** This machine is a whole crowd, seen from behind a proxy that names nobody. */
const MOST_WAITING_HERE = 1_000;
/** Clients that are remembered; a forgotten one begins with all its points. */
const MOST_CLIENTS = 20_000;

export type FairShare = {
  /** Takes `points` from what a client has; the seconds to wait when it does not have them. */
  take(client: string, points: number): number;
  /** Does the work when it is this client's turn; nothing when too many of its own wait already. */
  inTurn<T>(client: string, work: () => Promise<T>): Promise<T> | undefined;
};

type Share = { points: number; at: number; running: number; waiting: (() => void)[] };

/**
 * What one client may cost the others. It is counted in this process alone, so that it costs
 * next to nothing, and by a clock that nobody sets.
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

/** Whoever ends hands the place on, so that it is never free while somebody waits. */
async function run<T>(share: Share, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    const next = share.waiting.shift();
    if (next) next();
    else share.running -= 1;
  }
}

import { LRUCache } from "lru-cache";
import { isThisMachine, widerNetworks } from "./address-block.ts";

export const PAGE_POINTS = 10;
export const CACHED_POINTS = 1;

/** Twenty rendered pages a second on average, 150 in a burst: many people share an address. */
const POINTS_PER_SECOND = 200;
const MOST_POINTS = 1_500;
/** Concurrent renders for one client, and for the wider IPv6 network around it. */
const AT_ONCE = 2;
const AT_ONCE_OF_NETWORK = 3;
/** Waiting pages of one client. Browsers request fewer at once; only a program waits for more. */
const MOST_WAITING = 30;
/** Behind a proxy that forwards no addresses, all clients share this machine's address. */
const AT_ONCE_HERE = 3;
const MOST_WAITING_HERE = 1_000;
/** Remembered clients; a forgotten one starts with all its points. */
const MOST_CLIENTS = 20_000;

export type FairShare = {
  /** Takes `points` from the client; returns the seconds to wait if it has too few. */
  take(client: string, points: number): number;
  /** Runs the work in the client's turn; undefined when too many of its requests already wait. */
  inTurn<T>(client: string, work: () => Promise<T>): Promise<T> | undefined;
};

/** The limits and the use of a client, or of a network around it. */
type Share = {
  /** The multiple of one client's points. */
  times: number;
  atOnce: number;
  present: number;
  most: number;
  points: number;
  at: number;
  running: number;
  waiting: (() => void)[];
};

/**
 * Limits the load that one client can cause. Counts in this process only, which costs almost
 * nothing, and with a monotonic clock.
 */
export function createFairShare(now: () => number = () => performance.now()): FairShare {
  /** Each client's own share first, then the shares of its networks. */
  const clients = new LRUCache<string, Share[]>({ max: MOST_CLIENTS });
  const networks = new LRUCache<string, Share>({ max: MOST_CLIENTS });

  function sharesOf(client: string): Share[] {
    const known = clients.get(client);
    if (known) return known;
    const own = isThisMachine(client)
      ? newShare(1, AT_ONCE_HERE, MOST_WAITING_HERE, now())
      : newShare(1, AT_ONCE, MOST_WAITING, now());
    const wider = widerNetworks(client).map(({ name, times }) => {
      const share =
        networks.get(name) ?? newShare(times, AT_ONCE_OF_NETWORK, MOST_WAITING * times, now());
      networks.set(name, share);
      return share;
    });
    const fresh = [own, ...wider];
    clients.set(client, fresh);
    return fresh;
  }

  return {
    take(client, points) {
      if (isThisMachine(client)) return 0;
      const shares = sharesOf(client);
      for (const share of shares) refill(share, now());
      const short = shares.find((share) => share.points < points);
      if (short) return Math.ceil((points - short.points) / (POINTS_PER_SECOND * short.times));
      for (const share of shares) share.points -= points;
      return 0;
    },
    inTurn(client, work) {
      const shares = sharesOf(client);
      if (shares.some(({ present, most }) => present >= most)) return undefined;
      for (const share of shares) share.present += 1;
      // The client's own slot is taken first, so that a page waiting for it occupies no slot of the
      // network.
      const inSlots = shares.reduceRight((inner, share) => () => inSlot(share, inner), work);
      return inSlots().finally(() => {
        for (const share of shares) share.present -= 1;
      });
    },
  };
}

function newShare(times: number, atOnce: number, mayWait: number, at: number): Share {
  const points = MOST_POINTS * times;
  return { times, atOnce, most: atOnce + mayWait, points, at, present: 0, running: 0, waiting: [] };
}

function refill(share: Share, at: number): void {
  const gained = ((at - share.at) / 1_000) * POINTS_PER_SECOND * share.times;
  share.points = Math.min(MOST_POINTS * share.times, share.points + gained);
  share.at = at;
}

/** A finished page hands its slot to the next in line, so that no newcomer can take it first. */
async function inSlot<T>(share: Share, work: () => Promise<T>): Promise<T> {
  if (share.running < share.atOnce) share.running += 1;
  else await new Promise<void>((begin) => share.waiting.push(begin));
  try {
    return await work();
  } finally {
    const next = share.waiting.shift();
    if (next) next();
    else share.running -= 1;
  }
}

import { LRUCache } from "lru-cache";
import { isThisMachine, widerNetworks } from "./address-block.ts";

/** What a rendered page costs. */
export const PAGE_POINTS = 10;
/** What a page from the cache costs. */
export const CACHED_POINTS = 1;

/** Twenty pages a second on average, 150 in a burst: many people share an address. */
const POINTS_PER_SECOND = 200;
const MOST_POINTS = 1_500;
/** Pages that are rendered at the same time for one client, and for a wider IPv6 network around it. */
const AT_ONCE = 2;
const AT_ONCE_OF_NETWORK = 3;
/** Pages of one client that may wait for it: beyond what browsers ask for at once, a program asks. */
const MOST_WAITING = 30;
/** Behind a proxy that forwards no addresses, this machine stands for all clients. */
const AT_ONCE_HERE = 3;
const MOST_WAITING_HERE = 1_000;
/** Clients that are remembered; a forgotten one starts with all its points. */
const MOST_CLIENTS = 20_000;

export type FairShare = {
  /** Takes `points` from what a client has; the seconds to wait when it does not have them. */
  take(client: string, points: number): number;
  /** Does the work when it is this client's turn; nothing when too many of its own wait already. */
  inTurn<T>(client: string, work: () => Promise<T>): Promise<T> | undefined;
};

/** What a client, or a network that it is in, may have and has. */
type Share = {
  /** How many times the points of one client. */
  times: number;
  atOnce: number;
  /** Pages that are rendered or wait, and how many there may be. */
  present: number;
  most: number;
  points: number;
  at: number;
  running: number;
  waiting: (() => void)[];
};

/**
 * Limits what one client may cost the others. Counted in this process alone, which costs next to
 * nothing, and by a monotonic clock.
 */
export function createFairShare(now: () => number = () => performance.now()): FairShare {
  /** Of each client its own share, then those of its networks. */
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
      // A client's own slot first: a page that waits for it takes no slot of the network.
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

/** The next one in line takes the slot over, so that it is never free while another waits. */
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

/** Uploads read at once: each may be 8 MB, several times over while it is decoded. */
const AT_ONCE = 6;
/** So that one client with a slow line does not take all slots. */
const OF_ONE_CLIENT = 2;
const MOST_WAITING = 30;
const WAIT_MS = 10_000;

type Waiting = { client: string; begin: (may: boolean) => void };

/**
 * Lets few uploads be read at a time, since their bytes lie in memory. The others wait, with their
 * bytes still at the sender; one that waits too long is refused.
 */
export function createUploadSlots(waitMs = WAIT_MS) {
  const running = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let all = 0;

  const hasSlot = (client: string) => all < AT_ONCE && (running.get(client) ?? 0) < OF_ONE_CLIENT;

  function enter(client: string): void {
    all += 1;
    running.set(client, (running.get(client) ?? 0) + 1);
  }

  function leave(client: string): void {
    all -= 1;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    for (const each of waiting) {
      if (!hasSlot(each.client)) continue;
      waiting.delete(each);
      enter(each.client);
      each.begin(true);
    }
  }

  function wait(client: string): Promise<boolean> {
    return new Promise((resolve) => {
      const mine = { client, begin: resolve };
      waiting.add(mine);
      const giveUp = () => waiting.delete(mine) && resolve(false);
      setTimeout(giveUp, waitMs).unref();
    });
  }

  return {
    /** Does the work when there is a slot for this client; undefined when there was none in time. */
    async inTurn<T>(client: string, work: () => Promise<T>): Promise<T | undefined> {
      if (hasSlot(client)) enter(client);
      else if (waiting.size >= MOST_WAITING || !(await wait(client))) return undefined;
      try {
        return await work();
      } finally {
        leave(client);
      }
    },
  };
}

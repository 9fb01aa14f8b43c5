import { setTimeout as pause } from "node:timers/promises";
import type { Hold } from "./hold.server.ts";

const LONGEST_PAUSE_MS = 10_000;

/**
 * Keeps a share for the life of the process. One crashed backend makes PostgreSQL drop every
 * session; without a new share the next process to stop would take the server away from this one.
 * Answers the function that ends this and hands the share over.
 */
export function keepHold(
  first: Hold,
  rejoin: () => Promise<Hold>,
  log: (line: string) => void,
): () => Promise<Hold | undefined> {
  const ending = new AbortController();
  const { signal } = ending;
  let current: Promise<Hold | undefined> = Promise.resolve(watch(first));

  function watch(hold: Hold): Hold {
    // The connection alone must not keep a finished script running.
    hold.socket.unref();
    hold.client.once("end", () => {
      if (!signal.aborted) current = takeAgain();
    });
    return hold;
  }

  async function takeAgain(): Promise<Hold | undefined> {
    log("The connection to the built-in PostgreSQL was lost, joining again");
    for (let wait = 500; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        const hold = await rejoin();
        log("Joined the built-in PostgreSQL again");
        return watch(hold);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await pause(wait, undefined, { ref: false, signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  return async () => {
    ending.abort();
    const hold = await current;
    hold?.socket.ref();
    return hold;
  };
}

import { ReadFailed } from "#app/ui/failure/read-failed.ts";
import { isPassing } from "./is-passing.ts";

/** The router reads right after a form was sent, and shows the outcome after that. */
const FOLLOWS_MS = 500;

/**
 * From now on failed reads from the shop are retried a few times unless they are aborted. Writes
 * are sent once. The code for retries is loaded when it is needed.
 */
export function retryReads(): void {
  const ask = window.fetch;
  let lastLoss = -Infinity;
  const sentTo = new Map<string, Promise<unknown>>();
  // Forms for one address are sent one after another: the first answer may set the cart's cookie.
  const send = async (input: string | URL, init: RequestInit | undefined) => {
    let answer;
    try {
      const address = String(input);
      const sent = Promise.resolve(sentTo.get(address)).then(() => ask(input, init));
      sentTo.set(
        address,
        sent.catch(() => undefined),
      );
      answer = await sent;
      return answer;
    } finally {
      if (isPassing(answer)) lastLoss = performance.now();
    }
  };
  window.fetch = async (input, init) => {
    // A prefetch is not retried, since no visitor waits for it.
    if (input instanceof Request) return ask(input, init);
    if (!isOwnRead(input, init)) return send(input, init);
    const follows = performance.now() - lastLoss < FOLLOWS_MS;
    const signal = init?.signal;
    const read = async () => {
      const answer = await ask(input, init).catch(() => undefined);
      signal?.throwIfAborted();
      return answer;
    };
    let answer = await read();
    if (isPassing(answer) && !follows) {
      const more = await import("./read-again.ts").catch(() => undefined);
      signal?.throwIfAborted();
      if (more) answer = await more.readAgain(read, answer, signal);
    }
    if (!answer) throw new ReadFailed();
    return answer;
  };
}

function isOwnRead(input: string | URL, init: RequestInit | undefined): boolean {
  const { origin } = new URL(input, location.href);
  return origin === location.origin && (init?.method ?? "GET") === "GET";
}

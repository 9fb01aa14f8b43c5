import { ReadFailed } from "#app/ui/failure/read-failed.ts";
import { isPassing } from "./is-passing.ts";

/** The router reads right after something was sent, and shows how that ended when it has read. */
const FOLLOWS_MS = 500;

/**
 * From now on what is read from the shop and does not come is asked for again, until nobody wants
 * it any more. What changes something is sent once. How to ask again is loaded when it is needed.
 */
export function retryReads(): void {
  const ask = window.fetch;
  let lastLoss = -Infinity;
  const sentTo = new Map<string, Promise<unknown>>();
  // Forms for one address go one after another: the first answer may bring the cookie of the cart.
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
    // A page that is fetched ahead: nobody waits for it.
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

import type { Server, ServerResponse } from "node:http";

/** Nobody who reads at all is slower than this. */
const SLOWEST_BYTES_PER_SECOND = 50_000;
/** Where an answer does not say how long it is. */
const LONG_BYTES = 10_000_000;
const LOOKS = 10;

/**
 * Ends the connection of whoever does not take an answer: it waits in memory for as long. A longer
 * answer has more time, as much as the slowest of lines needs.
 */
export function cutSlowReaders(
  server: Server,
  patienceMs: number,
  slowest = SLOWEST_BYTES_PER_SECOND,
): void {
  const sending = new Map<ServerResponse, number>();
  server.on("request", (_, res: ServerResponse) => {
    sending.set(res, Number.POSITIVE_INFINITY);
    res.once("close", () => sending.delete(res));
  });
  const look = () => {
    const now = performance.now();
    for (const [res, until] of sending) {
      if (!res.headersSent) continue;
      if (until === Number.POSITIVE_INFINITY)
        sending.set(res, now + patienceMs + timeFor(res, slowest));
      else if (now > until) res.destroy();
    }
  };
  const timer = setInterval(look, patienceMs / LOOKS).unref();
  server.once("close", () => clearInterval(timer));
}

function timeFor(res: ServerResponse, slowest: number): number {
  const bytes = Number(res.getHeader("content-length") ?? LONG_BYTES);
  return (bytes / slowest) * 1_000;
}

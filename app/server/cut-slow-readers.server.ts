import type { Server, ServerResponse } from "node:http";

/** Slower clients do not really read. */
const SLOWEST_BYTES_PER_SECOND = 50_000;
/** Assumed when an answer does not say how long it is. */
const LONG_BYTES = 10_000_000;
const LOOKS = 10;

/**
 * Ends the connection of clients that do not read their answer, which waits in memory meanwhile. A
 * longer answer has more time, as much as the slowest line needs.
 */
export function cutSlowReaders(
  server: Server,
  timeoutMs: number,
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
        sending.set(res, now + timeoutMs + timeFor(res, slowest));
      else if (now > until) res.destroy();
    }
  };
  const timer = setInterval(look, timeoutMs / LOOKS).unref();
  server.once("close", () => clearInterval(timer));
}

function timeFor(res: ServerResponse, slowest: number): number {
  const whole = () => Number(res.getHeader("content-length") ?? LONG_BYTES);
  const bytes = res.writableEnded ? res.writableLength : whole();
  return (bytes / slowest) * 1_000;
}

import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";

/** Larger than any of our forms, and than a phone's photo of a receipt. */
const LIMIT_BYTES = 32_000_000;

/**
 * Reads and drops the rest of a body that no route read. A browser that is still sending does not
 * read the answer, and the rest would be parsed as the connection's next request.
 */
export const drainBody = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  await next();
  const { incoming } = c.env;
  if (incoming.complete) return;
  await drain(incoming);
  if (!incoming.complete) c.header("connection", "close");
});

/** Resolves when the body has ended, exceeded the limit, or was aborted. */
export function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    // The web stream made from the body has listeners that pause it while no one reads.
    incoming.removeAllListeners("data");
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LIMIT_BYTES) resolve();
    });
    for (const end of ["end", "close", "error"]) incoming.once(end, resolve);
    incoming.resume();
  });
}

import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";

/** More than any form of ours, and than a phone's photo of a receipt. */
const LIMIT_BYTES = 32_000_000;

/**
 * Reads and drops the rest of a body that no route read. A browser that is still sending does not
 * read the answer, and the rest would be taken for the next request of the connection.
 */
export const drainBody = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  await next();
  const { incoming } = c.env;
  if (incoming.complete) return;
  await drain(incoming);
  if (!incoming.complete) c.header("connection", "close");
});

/** Resolves once all of it has come, or too much, or the sender gave up. */
export function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    // Those of the web stream made from it, which pauses while nobody reads.
    incoming.removeAllListeners("data");
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LIMIT_BYTES) resolve();
    });
    for (const end of ["end", "close", "error"]) incoming.once(end, resolve);
    incoming.resume();
  });
}

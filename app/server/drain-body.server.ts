import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";

/** More than any form of ours, and what a phone's camera makes of a receipt. */
const MOST_BYTES = 32_000_000;

/**
 * Lets in what nobody read of a body, and forgets it. A browser that is still sending looks for no
 * answer, and what stays behind on the connection would be taken for its next request.
 */
export const drainBody = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  await next();
  const { incoming } = c.env;
  if (incoming.complete) return;
  await dropRest(incoming);
  if (!incoming.complete) c.header("connection", "close");
});

/** Until all of it has come, or too much, or the sender gave up; it is slow at its own cost. */
function dropRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    // Of the stream that was made of it, which pauses while nobody reads.
    incoming.removeAllListeners("data");
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) resolve();
    });
    for (const end of ["end", "close", "error"]) incoming.once(end, resolve);
    incoming.resume();
  });
}

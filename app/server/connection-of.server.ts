import type { IncomingMessage } from "node:http";
import type { Connection } from "#app/platform/http/client-address.ts";

/** What a request says about where it came from. */
export function connectionOf({ headers, socket }: IncomingMessage): Connection {
  const forwardedFor = headers["x-forwarded-for"];
  return {
    peer: socket.remoteAddress,
    host: headers.host ?? null,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(",") : (forwardedFor ?? null),
    forwarded: Object.keys(headers).some((name) => /^(x-)?forwarded/i.test(name)),
  };
}

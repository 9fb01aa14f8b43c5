import type { IncomingMessage } from "node:http";
import { addressBlock } from "#app/platform/http/address-block.ts";
import { clientAddress, isOfProxy, type Connection } from "#app/platform/http/client-address.ts";

/** What a request says about where it came from. */
export function connectionOf(incoming: IncomingMessage): Connection {
  const { headers } = incoming;
  return {
    ...addressesOf(incoming),
    host: headers.host ?? null,
    forwarded: Object.keys(headers).some(isOfProxy),
  };
}

/** The client that limits count the request for. */
export function clientOf(incoming: IncomingMessage, trustProxy: boolean): string {
  return addressBlock(clientAddress(addressesOf(incoming), trustProxy));
}

function addressesOf({ headers, socket }: IncomingMessage) {
  const forwardedFor = headers["x-forwarded-for"];
  return {
    peer: socket.remoteAddress,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(",") : (forwardedFor ?? null),
  };
}

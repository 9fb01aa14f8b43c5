import type { Env } from "../env.server.ts";
import { canonicalAddress } from "./address-block.ts";
import { hostName, isLocalName } from "./host-header.ts";

export type Connection = {
  peer: string | undefined;
  host: string | null;
  forwardedFor: string | null;
  /** Any Forwarded or X-Forwarded-* header at all. */
  forwarded: boolean;
};

/** The client's address: the proxy's last word when there is a trusted one, else the peer. */
export function clientAddress(
  connection: Pick<Connection, "peer" | "forwardedFor">,
  trustProxy: boolean,
): string {
  const last = trustProxy ? connection.forwardedFor?.split(",").at(-1) : undefined;
  return canonicalAddress(last) ?? canonicalAddress(connection.peer) ?? "unknown";
}

/** The browser runs on this machine and used a local name, without a proxy in between. */
export function isLoopback(connection: Connection): boolean {
  if (connection.forwarded || connection.host === null) return false;
  return isLocalPeer(connection.peer) && isLocalName(hostName(connection.host) ?? "");
}

/**
 * Whether a demo may have accounts and a mailbox for its own machine. A proxy that says nothing of
 * itself looks like one; but who has it names it, or the address by which it is reached.
 */
export function mayBeLocal(env: Pick<Env, "demo" | "trustProxy" | "appUrl">): boolean {
  return env.demo && !env.trustProxy && isLocalName(new URL(env.appUrl).hostname);
}

export function isLocalPeer(peer: string | undefined): boolean {
  return peer === "::1" || /^(::ffff:)?127\./.test(peer ?? "");
}

import type { Env } from "../env.server.ts";
import { canonicalAddress } from "./address-block.ts";
import { hostName, isLocalName } from "./host-header.ts";

export type Connection = {
  peer: string | undefined;
  host: string | null;
  forwardedFor: string | null;
  /** Whether a header is present that only proxies add (`isOfProxy`). */
  forwarded: boolean;
};

/** The client's address: the last one a trusted proxy reports, else the peer. */
export function clientAddress(
  connection: Pick<Connection, "peer" | "forwardedFor">,
  trustProxy: boolean,
): string {
  const last = trustProxy ? connection.forwardedFor?.split(",").at(-1) : undefined;
  return canonicalAddress(last) ?? canonicalAddress(connection.peer) ?? "unknown";
}

/** Headers in which proxies, tunnels and content networks describe the client or themselves. */
const OF_PROXY = [
  /^(x-)?forwarded/,
  /^(x-)?via$/,
  /^(x-)?cdn-/,
  /^cf-/,
  /^x-(real|remote|cluster|original|originating|proxy|envoy|azure|amz|appengine|arr|vercel)-/,
  /^(fly|fastly|ngrok|tailscale|akamai|incap|do|x-amzn|x-cloud)-/,
  /client-?(ip|host|port)$/,
  /^(wl-)?proxy-/,
  /^max-forwards$/,
];

/** Checks for a header that only intermediaries send; browsers never do. */
export function isOfProxy(name: string): boolean {
  const lower = name.toLowerCase();
  return OF_PROXY.some((pattern) => pattern.test(lower));
}

/** The browser runs on this machine and used a local name, without a proxy in between. */
export function isLoopback(connection: Connection): boolean {
  if (connection.forwarded || connection.host === null) return false;
  return isLocalPeer(connection.peer) && isLocalName(hostName(connection.host) ?? "");
}

/**
 * Whether a demo may offer accounts and a mailbox to its own machine. A proxy that adds no headers
 * looks local, but its operator configures the proxy or the public address.
 */
export function mayBeLocal(env: Pick<Env, "demo" | "trustProxy" | "appUrl">): boolean {
  return env.demo && !env.trustProxy && isLocalName(new URL(env.appUrl).hostname);
}

export function isLocalPeer(peer: string | undefined): boolean {
  return peer === "::1" || /^(::ffff:)?127\./.test(peer ?? "");
}

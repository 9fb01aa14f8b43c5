import { canonicalAddress } from "./address-block.ts";

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

/** The browser runs on this machine and asked for it by a local name, without a proxy between. */
export function isLoopback(connection: Connection): boolean {
  if (connection.forwarded || connection.host === null) return false;
  const name = connection.host.replace(/:\d+$/, "").toLowerCase();
  return isLocalPeer(connection.peer) && ["127.0.0.1", "localhost", "[::1]"].includes(name);
}

function isLocalPeer(peer: string | undefined): boolean {
  return peer === "::1" || /^(::ffff:)?127\./.test(peer ?? "");
}

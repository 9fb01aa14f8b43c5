export type Connection = {
  peer: string | undefined;
  host: string | null;
  forwardedFor: string | null;
  /** Any Forwarded or X-Forwarded-* header at all. */
  forwarded: boolean;
};

/** The client's address: the proxy's last word when there is a trusted one, else the peer. */
export function clientAddress(connection: Connection, trustProxy: boolean): string {
  const last = trustProxy ? connection.forwardedFor?.split(",").at(-1) : undefined;
  return bareAddress(last) ?? bareAddress(connection.peer) ?? "unknown";
}

/** Without port, brackets, zone and the IPv6 spelling of IPv4, so that one client has one name. */
function bareAddress(text: string | undefined): string | undefined {
  const trimmed = (text ?? "").trim().toLowerCase();
  const withPort = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(trimmed);
  const address = (withPort?.[1] ?? withPort?.[2] ?? trimmed).replace(/%.*$/, "");
  const bare = address.replace(/^::ffff:(?=\d+\.)/, "");
  return isAddress(bare) ? bare : undefined;
}

function isAddress(text: string): boolean {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return true;
  return /^[\da-f:.]+$/.test(text) && URL.canParse(`http://[${text}]`);
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

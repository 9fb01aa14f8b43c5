/** A valid Host header: a name or an address, with an optional port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LOCAL = ["127.0.0.1", "localhost", "[::1]"];

/** Nearly all requests have the same header, and parsing it costs as much as a cached page. */
let last: { header: string; name: string | undefined } | undefined;

/** The name in a Host header, without its port; undefined if it is malformed. */
export function hostName(header: string): string | undefined {
  if (last?.header !== header) last = { header, name: readName(header) };
  return last.name;
}

function readName(header: string): string | undefined {
  if (!HOST.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  const { hostname } = new URL(`http://${header}`);
  // The router throws at a host whose spelling `URL` changes.
  return hostname === header.replace(/:\d+$/, "").toLowerCase() ? hostname : undefined;
}

export function isLocalName(name: string): boolean {
  return LOCAL.includes(name);
}

/** A name or an address, and perhaps a port: all that a Host header can be. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LOCAL = ["127.0.0.1", "localhost", "[::1]"];

/** Nearly all requests have the same one, and reading it costs as much as finding a cached page. */
let last: { header: string; name: string | undefined } | undefined;

/** The name in a Host header, without its port. Nothing for what is no host. */
export function hostName(header: string): string | undefined {
  if (last?.header !== header) last = { header, name: readName(header) };
  return last.name;
}

function readName(header: string): string | undefined {
  if (!HOST.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  const { hostname } = new URL(`http://${header}`);
  // The router throws at a host that is written in another way than it is read.
  return hostname === header.replace(/:\d+$/, "").toLowerCase() ? hostname : undefined;
}

/** A name by which a browser asks for the machine that it runs on. */
export function isLocalName(name: string): boolean {
  return LOCAL.includes(name);
}

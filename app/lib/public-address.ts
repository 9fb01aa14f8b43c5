/** IPv4 ranges outside the open internet, from the IANA registry. */
const CLOSED: readonly (readonly [base: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Names of this machine or its network, whatever a name server answers. */
const CLOSED_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/;

/**
 * Whether a resolved address is on the open internet. It excludes this machine, its network, and
 * addresses that tunnel to either. A text that is not an address is refused.
 */
export function isPublicAddress(address: string): boolean {
  const ipv4 = numberOf(address);
  if (ipv4 !== undefined) return isOpen(ipv4);
  const groups = groupsOf(address);
  if (!groups) return false;
  const [one = 0, two = 0] = groups;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return isOpen((groups[6] ?? 0) * 65_536 + (groups[7] ?? 0));
  // IANA assigns only 2000::/3. Excluded within it: 6to4, tunnels and registries, and
  // documentation.
  if ((one & 0xe000) !== 0x2000 || one === 0x2002) return false;
  if (one === 0x2001 && (two < 0x200 || two === 0xdb8)) return false;
  return !(one === 0x3fff && two < 0x1000);
}

export type AddressProblem = "no_address" | "not_https" | "not_public" | "with_password";

/**
 * Checks an address that the shop will send to. `URL` has already normalized unusual IPv4 notations
 * (octal, hexadecimal, a single number).
 *
 * @param loopback allows http to this machine, for tests
 */
export function outsideProblem(text: string, loopback: boolean): AddressProblem | undefined {
  if (text.length > 500 || !URL.canParse(text)) return "no_address";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return "with_password";
  if (url.hash !== "") return "no_address";
  if (loopback && url.protocol === "http:" && url.hostname === "127.0.0.1") return undefined;
  if (url.protocol !== "https:") return "not_https";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (host.includes(":") || numberOf(host) !== undefined) {
    return isPublicAddress(host) ? undefined : "not_public";
  }
  const name = host.replace(/\.$/, "");
  return !name.includes(".") || CLOSED_NAMES.test(name) ? "not_public" : undefined;
}

function isOpen(ipv4: number): boolean {
  return CLOSED.every(([base, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(ipv4 / size) !== Math.floor((numberOf(base) ?? 0) / size);
  });
}

function numberOf(text: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (!parts?.every((part) => part < 256)) return undefined;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

/** The eight groups of an IPv6 address. An address with a zone is local, so it is not read. */
function groupsOf(text: string): number[] | undefined {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const last = tail?.[2] === undefined ? undefined : numberOf(tail[2]);
  if (tail && last === undefined) return undefined;
  const whole =
    last === undefined
      ? text
      : `${tail?.[1]}${Math.floor(last / 65_536).toString(16)}:${(last % 65_536).toString(16)}`;
  const halves = whole.split("::");
  if (halves.length > 2) return undefined;
  const [before = [], after = []] = halves.map((half) => half.split(":").filter(Boolean));
  const missing = 8 - before.length - after.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16));
}

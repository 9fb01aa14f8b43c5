import { isIPv4, isIPv6 } from "node:net";

/** What stands before an IPv4 address that is written as IPv6: mapped, and translated (RFC 6052). */
const IPV4_WITHIN = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):([\da-f]+):([\da-f]+)$/;

/**
 * The one spelling of an address, without port, brackets and zone; an IPv4 address that is written
 * as IPv6 is that IPv4 address. Nothing for a text that is no address.
 */
export function canonicalAddress(text: string | undefined): string | undefined {
  const trimmed = (text ?? "").trim();
  const withPort = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(trimmed);
  const bare = (withPort?.[1] ?? withPort?.[2] ?? trimmed).replace(/%.*$/, "");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const ipv4 = IPV4_WITHIN.exec(groupsOf(bare).join(":"));
  if (!ipv4) return shortestSpelling(bare);
  return ipv4.slice(1).flatMap(bytesOf).join(".");
}

/**
 * By what limits count a client: its IPv4 address, or the /64 that its IPv6 address is in, since
 * that is what one connection is given to choose addresses from.
 */
export function addressBlock(address: string): string {
  const canonical = canonicalAddress(address);
  if (canonical === undefined || isIPv4(canonical)) return canonical ?? address;
  return `${shortestSpelling(`${groupsOf(canonical).slice(0, 4).join(":")}::`)}/64`;
}

/** A network that an IPv6 block lies in, and how many times the limits of one block apply to it. */
type WiderNetwork = { name: string; times: number };

/**
 * Who is given a /56 or a /48 has 256 or 65,536 blocks to choose from, so limits also count those
 * networks, more widely: neighbors may share them. Empty for an IPv4 address and for other keys.
 */
export function widerNetworks(block: string): readonly WiderNetwork[] {
  if (!block.endsWith("::/64")) return [];
  const canonical = canonicalAddress(block.slice(0, -3));
  if (canonical === undefined || isThisMachine(block)) return [];
  const [first, second, third, fourth = "0"] = groupsOf(canonical);
  const high = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  const spell = (...groups: (string | undefined)[]) => shortestSpelling(`${groups.join(":")}::`);
  return [
    { name: `${spell(first, second, third, high)}/56`, times: 4 },
    { name: `${spell(first, second, third)}/48`, times: 16 },
  ];
}

/** Whether a block, as `addressBlock` writes it, is the machine that the shop runs on. */
export function isThisMachine(block: string): boolean {
  return block.startsWith("127.") || block === "::/64";
}

/**
 * The network that an address is of, as people may see it in a list: enough to tell home from
 * elsewhere, and no address. Nothing for this machine, or for a text that is no address.
 */
export function networkOf(address: string): string | undefined {
  const canonical = canonicalAddress(address.replace(/\/64$/, ""));
  if (canonical === undefined || isThisMachine(addressBlock(canonical))) return undefined;
  if (isIPv4(canonical)) return canonical.replace(/\.\d+$/, ".x");
  return `${shortestSpelling(`${groupsOf(canonical).slice(0, 3).join(":")}::`)}/48`;
}

function shortestSpelling(ipv6: string): string {
  return new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ipv6: string): string[] {
  const [before = [], after = []] = shortestSpelling(ipv6)
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

/** The TXT records of a name, possibly none, or `unreachable` when no server answered. */
export type DnsTexts = readonly string[] | "unreachable";

export type CheckState = "good" | "weak" | "missing" | "wrong" | "unknown";

/** A TXT record in the form in which the domain's owner enters it. */
export type DnsRecord = { name: string; value: string };

/** Ignores the spacing of the version tag. */
export const startsAs = (text: string, version: string): boolean =>
  new RegExp(`^\\s*v\\s*=\\s*${version}(?:[\\s;]|$)`, "i").test(text);

/** Splits `v=DKIM1; k=rsa; p=MII…` into tags in lowercase; the first of two equal tags wins. */
export function tagsOf(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of text.split(";")) {
    const place = part.indexOf("=");
    if (place < 1) continue;
    const tag = part.slice(0, place).trim().toLowerCase();
    if (!tags.has(tag)) tags.set(tag, part.slice(place + 1).trim());
  }
  return tags;
}

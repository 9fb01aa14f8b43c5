/** What DNS says of a name: its TXT records, that it has none, or nothing since nobody answered. */
export type DnsTexts = readonly string[] | "unreachable";

export type CheckState = "good" | "weak" | "missing" | "wrong" | "unknown";

/** A TXT record as a domain's owner enters it. */
export type DnsRecord = { name: string; value: string };

/** Looks like a record of this kind, however its tag is spaced. */
export const startsAs = (text: string, version: string): boolean =>
  new RegExp(`^\\s*v\\s*=\\s*${version}(?:[\\s;]|$)`, "i").test(text);

/** `v=DKIM1; k=rsa; p=MII…` by its tags, in small letters; the first of two counts. */
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

import { startsAs, tagsOf, type CheckState, type DnsRecord, type DnsTexts } from "./dns-texts.ts";

export type DkimVerdict = {
  state: CheckState;
  why:
    | "fine"
    | "unreachable"
    | "no_selector"
    | "none"
    | "withdrawn"
    | "broken"
    | "short"
    | "testing";
  selector?: string;
  found?: string;
  record?: DnsRecord;
};

export type DkimKey = { selector: string; texts: DnsTexts };

const SHORTEST_BITS = 1_024;
const GOOD_BITS = 2_048;
const SHOWN = 120;

type DkimQuestion = {
  domain: string;
  /** The owner entered the key's name. Otherwise we tried common names. */
  isChosen: boolean;
  keys: readonly DkimKey[];
  /** The size of a base64 RSA key in bits; undefined for anything else. */
  bitsOf: (key: string) => number | undefined;
};

/** Tells whether the domain has a key that verifies the mail provider's signature. */
export function judgeDkim({ domain, isChosen, keys, bitsOf }: DkimQuestion): DkimVerdict {
  const shown = keys.flatMap(({ selector, texts }) =>
    texts === "unreachable"
      ? []
      : texts.filter(isKey).map((text) => ({ selector, found: text.slice(0, SHOWN), text })),
  );
  const [key] = shown;
  if (key) {
    const { text, ...said } = key;
    return { ...said, ...judgeKey(text, bitsOf) };
  }
  if (keys.some(({ texts }) => texts === "unreachable")) {
    return { state: "unknown", why: "unreachable" };
  }
  const selector = keys[0]?.selector ?? "default";
  const name = `${isChosen ? selector : "<selector>"}._domainkey.${domain}`;
  const record = { name, value: "v=DKIM1; k=rsa; p=<public key>" };
  return isChosen
    ? { state: "missing", why: "none", selector, record }
    : { state: "missing", why: "no_selector", record };
}

/** RFC 6376 lets a key omit its version, but not the key itself. */
const isKey = (text: string) => startsAs(text, "DKIM1") || tagsOf(text).has("p");

function judgeKey(
  text: string,
  bitsOf: DkimQuestion["bitsOf"],
): Pick<DkimVerdict, "state" | "why"> {
  const tags = tagsOf(text);
  const key = (tags.get("p") ?? "").replaceAll(/\s/g, "");
  if (key === "") return { state: "wrong", why: tags.has("p") ? "withdrawn" : "broken" };
  if ((tags.get("k") ?? "rsa").toLowerCase() === "rsa") {
    const bits = bitsOf(key);
    if (bits === undefined) return { state: "wrong", why: "broken" };
    if (bits < SHORTEST_BITS) return { state: "wrong", why: "short" };
    if (bits < GOOD_BITS) return { state: "weak", why: "short" };
  }
  const flags = (tags.get("t") ?? "").toLowerCase().split(":");
  if (flags.includes("y")) return { state: "weak", why: "testing" };
  return { state: "good", why: "fine" };
}

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

type Asked = {
  domain: string;
  /** Whether somebody has said what the key is called; else common names were tried. */
  isChosen: boolean;
  keys: readonly DkimKey[];
  /** The bits of an RSA key in base64; undefined for what is none. */
  bitsOf: (key: string) => number | undefined;
};

/** Whether the domain has a key that the mail provider's signature can be checked with. */
export function judgeDkim({ domain, isChosen, keys, bitsOf }: Asked): DkimVerdict {
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

/** The version may be missing from a key (RFC 6376); the key itself may not. */
const isKey = (text: string) => startsAs(text, "DKIM1") || tagsOf(text).has("p");

function judgeKey(text: string, bitsOf: Asked["bitsOf"]): Pick<DkimVerdict, "state" | "why"> {
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

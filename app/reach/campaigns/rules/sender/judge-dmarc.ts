import { startsAs, tagsOf, type CheckState, type DnsRecord, type DnsTexts } from "./dns-texts.ts";

export type DmarcVerdict = {
  state: CheckState;
  why: "fine" | "unreachable" | "none" | "several" | "no_policy" | "watches" | "no_reports";
  /** The domain whose record applies: the sender's or one above it. */
  domain?: string;
  found?: string;
  record?: DnsRecord;
};

const POLICIES = ["none", "quarantine", "reject"];

/** The domain and its parents with at least two labels. The first one with a record applies. */
export function dmarcDomains(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, place) => labels.slice(place).join("."));
}

type DmarcQuestion = { domain: string; reportsTo: string; texts: ReadonlyMap<string, DnsTexts> };

/** Tells whether the domain says how to treat mails that forge its name. */
export function judgeDmarc({ domain, reportsTo, texts }: DmarcQuestion): DmarcVerdict {
  const record = {
    name: `_dmarc.${domain}`,
    value: `v=DMARC1; p=none; rua=mailto:${reportsTo}`,
  };
  for (const one of dmarcDomains(domain)) {
    const own = texts.get(one);
    if (own === undefined || own === "unreachable") return { state: "unknown", why: "unreachable" };
    const records = own.filter((text) => startsAs(text, "DMARC1"));
    const [first] = records;
    if (first === undefined) continue;
    const found = records.join("\n");
    if (records.length > 1) return { state: "wrong", why: "several", domain: one, found };
    const tags = tagsOf(first);
    const policy = (one === domain ? undefined : tags.get("sp")) ?? tags.get("p") ?? "";
    const name = `_dmarc.${one}`;
    if (!POLICIES.includes(policy.toLowerCase())) {
      const named = { ...record, name };
      return { state: "wrong", why: "no_policy", domain: one, found, record: named };
    }
    const address = tags.get("rua") || `mailto:${reportsTo}`;
    const stricter = { name, value: `v=DMARC1; p=quarantine; rua=${address}` };
    if (policy.toLowerCase() === "none") {
      return { state: "weak", why: "watches", domain: one, found, record: stricter };
    }
    if (!tags.get("rua")) {
      const value = `${first.trim().replace(/;$/, "")}; rua=mailto:${reportsTo}`;
      return { state: "weak", why: "no_reports", domain: one, found, record: { name, value } };
    }
    return { state: "good", why: "fine", domain: one, found };
  }
  return { state: "missing", why: "none", record };
}

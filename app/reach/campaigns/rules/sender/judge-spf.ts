import { providerOf } from "./mail-providers.ts";
import { startsAs, type CheckState, type DnsRecord, type DnsTexts } from "./dns-texts.ts";

export type SpfVerdict = {
  state: CheckState;
  why:
    | "fine"
    | "unreachable"
    | "none"
    | "several"
    | "everyone"
    | "open_end"
    | "lookups"
    | "provider";
  /** The record as it is; several are joined by lines. */
  found?: string;
  record?: DnsRecord;
};

/** RFC 7208: a receiver asks DNS so many times, and then takes the record for broken. */
const MOST_LOOKUPS = 10;
const ASKS = /^[+?~-]?(?:include:|exists:|a(?:$|[:/])|mx(?:$|[:/])|ptr(?:$|:))|^redirect=/;

export const spfRecordsIn = (texts: DnsTexts | undefined): readonly string[] =>
  texts === undefined || texts === "unreachable"
    ? []
    : texts.filter((text) => startsAs(text, "spf1"));

const termsOf = (record: string) => record.trim().toLowerCase().split(/\s+/).slice(1);

export const includedBy = (record: string): string[] =>
  termsOf(record).flatMap((term) => /^(?:[+?~-]?include:|redirect=)(.+)$/.exec(term)?.[1] ?? []);

type SpfQuestion = {
  domain: string;
  smtpHost: string;
  /** The texts of the domain, and of every name that its record includes. */
  texts: ReadonlyMap<string, DnsTexts>;
};

/** Tells whether the domain allows the shop's mail server to send in its name. */
export function judgeSpf({ domain, smtpHost, texts }: SpfQuestion): SpfVerdict {
  const own = texts.get(domain);
  if (own === undefined || own === "unreachable") return { state: "unknown", why: "unreachable" };
  const records = spfRecordsIn(own);
  const [record] = records;
  const sender = senderTerm(smtpHost);
  if (record === undefined) {
    const value = `v=spf1 ${sender} ~all`;
    return { state: "missing", why: "none", record: { name: domain, value } };
  }
  const found = records.join("\n");
  if (records.length > 1) {
    const value = joined(records);
    return { state: "wrong", why: "several", found, record: { name: domain, value } };
  }
  const terms = termsOf(record);
  const without = terms.filter((term) => !/^[+?~-]?all$/.test(term));
  const closed = { name: domain, value: ["v=spf1", ...without, "~all"].join(" ") };
  if (terms.some((term) => /^\+?all$/.test(term))) {
    return { state: "wrong", why: "everyone", found, record: closed };
  }
  if (lookupsOf(record, texts) > MOST_LOOKUPS) return { state: "wrong", why: "lookups", found };
  const provider = providerOf(smtpHost);
  if (provider && !reaches(record, provider.include, texts)) {
    const value = ["v=spf1", ...without, sender, endOf(terms)].join(" ");
    // A list of addresses may include the provider's, but the record does not say whose they are.
    const state = terms.some((term) => /^[+?~-]?ip[46]:/.test(term)) ? "weak" : "wrong";
    return { state, why: "provider", found, record: { name: domain, value } };
  }
  if (!terms.some((term) => /^[~-]all$|^redirect=/.test(term))) {
    return { state: "weak", why: "open_end", found, record: closed };
  }
  return { state: "good", why: "fine", found };
}

const endOf = (terms: readonly string[]) => terms.find((term) => /^[~-]all$/.test(term)) ?? "~all";

/** A server that is no provider's is named by its own address. */
function senderTerm(smtpHost: string): string {
  const provider = providerOf(smtpHost);
  if (provider) return `include:${provider.include}`;
  if (/^\d+(?:\.\d+){3}$/.test(smtpHost)) return `ip4:${smtpHost}`;
  return smtpHost.includes(".") ? `a:${smtpHost}` : "mx";
}

function joined(records: readonly string[]): string {
  const terms = records.flatMap(termsOf);
  const senders = new Set(terms.filter((term) => !/^[+?~-]?all$/.test(term)));
  return ["v=spf1", ...senders, endOf(terms)].join(" ");
}

type Texts = ReadonlyMap<string, DnsTexts>;

/** Every record below this one, each once, so a circle ends. */
function recordsBelow(record: string, texts: Texts): string[] {
  const seen = new Set<string>();
  const names = [record].flatMap(includedBy);
  const records: string[] = [];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const [below] = spfRecordsIn(texts.get(name));
    if (below === undefined) continue;
    records.push(below);
    names.push(...includedBy(below));
  }
  return records;
}

function lookupsOf(record: string, texts: Texts): number {
  const all = [record, ...recordsBelow(record, texts)].flatMap(termsOf);
  return all.filter((term) => ASKS.test(term)).length;
}

function reaches(record: string, include: string, texts: Texts): boolean {
  return [record, ...recordsBelow(record, texts)].flatMap(includedBy).includes(include);
}

import { createPublicKey } from "node:crypto";
import type { ReadTexts } from "#app/platform/mail/dns-texts.server.ts";
import { oneClickHeaders } from "#app/platform/mail/mailer.server.ts";
import { judgeDkim } from "../rules/sender/judge-dkim.ts";
import { dmarcDomains, judgeDmarc } from "../rules/sender/judge-dmarc.ts";
import { includedBy, judgeSpf, spfRecordsIn } from "../rules/sender/judge-spf.ts";
import type { DnsTexts } from "../rules/sender/dns-texts.ts";
import { selectorsFor } from "../rules/sender/mail-providers.ts";
import { senderDomain, smtpHostOf } from "../rules/sender/sender-domain.ts";

type SenderQuestion = {
  mailFrom: string;
  smtpUrl: string | undefined;
  appUrl: string;
  /** The name of the DKIM key; empty if no one entered it. */
  selector: string;
  /**
   * The address for reports about mails in the domain's name; empty for the domain's postmaster.
   */
  contact: string;
};

/** Checks the sender as other mail servers do: three DNS records, and the way to unsubscribe. */
export async function checkSender(read: ReadTexts, asked: SenderQuestion) {
  const domain = senderDomain(asked.mailFrom);
  const smtpHost = smtpHostOf(asked.smtpUrl);
  const unsubscribe = {
    state: asked.appUrl.startsWith("https://") ? ("good" as const) : ("wrong" as const),
    headers: oneClickHeaders(`${asked.appUrl}/unsubscribe/…`),
  };
  if (domain === undefined) return { domain, unsubscribe, dns: undefined };
  const selectors = selectorsFor(asked.selector, smtpHost);
  const [spfTexts, keys, dmarcTexts] = await Promise.all([
    withIncluded(read, domain),
    Promise.all(
      selectors.map(async (selector) => {
        return { selector, texts: await read(`${selector}._domainkey.${domain}`) };
      }),
    ),
    Promise.all(
      dmarcDomains(domain).map(async (one) => [one, await read(`_dmarc.${one}`)] as const),
    ),
  ]);
  const reportsTo = asked.contact || `postmaster@${domain}`;
  const dns = {
    spf: judgeSpf({ domain, smtpHost, texts: spfTexts }),
    dkim: judgeDkim({ domain, isChosen: asked.selector !== "", keys, bitsOf: rsaBits }),
    dmarc: judgeDmarc({ domain, reportsTo, texts: new Map(dmarcTexts) }),
  };
  return { domain, unsubscribe, dns };
}

export type SenderCheck = Awaited<ReturnType<typeof checkSender>>;

/** One name more than mail servers look up is enough to see that there are too many. */
const MOST_NAMES = 12;

/** The texts of a domain, and of the names that its SPF record includes. */
async function withIncluded(read: ReadTexts, domain: string): Promise<Map<string, DnsTexts>> {
  const texts = new Map<string, DnsTexts>();
  let names = [domain];
  while (names.length > 0 && texts.size < MOST_NAMES) {
    const answers = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
    for (const [name, answer] of answers) texts.set(name, answer);
    const next = answers.flatMap(([, answer]) => spfRecordsIn(answer).flatMap(includedBy));
    names = [...new Set(next)].filter((name) => !texts.has(name)).slice(0, MOST_NAMES - texts.size);
  }
  return texts;
}

function rsaBits(key: string): number | undefined {
  try {
    const read = createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
    return read.asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

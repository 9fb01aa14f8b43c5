import type { NoticeTone } from "#app/ui/notice.tsx";
import type { SenderCheck } from "../queries/check-sender.server.ts";
import type { CheckState, DnsRecord } from "../rules/sender/dns-texts.ts";
import { senderMessages as say } from "../texts/staff-sender.ts";

export type ShownCheck = {
  key: string;
  title: string;
  about: string;
  state: CheckState;
  sentences: string[];
  /** The present records, line by line. */
  found: string[];
  record: (DnsRecord & { heading: string }) | undefined;
};

type CheckVerdict = { state: CheckState; found?: string; record?: DnsRecord };

function shown(
  key: keyof typeof say.checks,
  { state, found, record }: CheckVerdict,
  sentences: readonly (string | undefined)[],
): ShownCheck {
  return {
    key,
    ...say.checks[key],
    state,
    sentences: sentences.filter((sentence) => sentence !== undefined),
    found: found === undefined ? [] : found.split("\n"),
    record: record && { ...record, heading: found === undefined ? say.add : say.replace },
  };
}

/** The check for its page: each part with what exists, what is missing, and what to add. */
export function showSender({ domain, unsubscribe, dns }: SenderCheck, mailFrom: string) {
  const headers = Object.entries(unsubscribe.headers).map(([name, value]) => `${name}: ${value}`);
  const last = shown("unsubscribe", { ...unsubscribe, found: headers.join("\n") }, [
    say.unsubscribe[unsubscribe.state],
  ]);
  if (!dns) {
    const notice = {
      title: say.noDomain,
      text: say.noDomainText(mailFrom),
      tone: "error",
    } as const;
    return { notice, checks: [last], asksDns: false };
  }
  const { spf, dkim, dmarc } = dns;
  const above =
    dmarc.domain !== undefined && dmarc.domain !== domain ? say.above(dmarc.domain) : undefined;
  const checks = [
    shown("spf", spf, [say.spf[spf.why]]),
    shown("dkim", dkim, [say.dkim[dkim.why], dkim.selector && say.selector(dkim.selector)]),
    shown("dmarc", dmarc, [say.dmarc[dmarc.why], above]),
    last,
  ];
  return { notice: noticeOf(checks, domain), checks, asksDns: true };
}

function noticeOf(checks: readonly ShownCheck[], domain: string) {
  const has = (...states: CheckState[]) => checks.some(({ state }) => states.includes(state));
  const from = say.from(domain);
  const notice = (title: string, text: string, tone: NoticeTone) => ({ title, text, tone });
  if (has("missing", "wrong")) return notice(say.notAll, from, "warning");
  if (has("unknown")) return notice(say.unreachable, say.unreachableText, "warning");
  return notice(say.allGood, from, "success");
}

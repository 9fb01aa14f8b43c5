import type { CheckState } from "../rules/sender/dns-texts.ts";
import type { DkimVerdict } from "../rules/sender/judge-dkim.ts";
import type { DmarcVerdict } from "../rules/sender/judge-dmarc.ts";
import type { SpfVerdict } from "../rules/sender/judge-spf.ts";

export const senderMessages = {
  title: "Sender check",
  lead: "Mail servers check these records before your news reaches an inbox. Check them before your first campaign.",
  from: (domain: string) => `Emails come from ${domain}.`,
  allGood: "All four are in place",
  notAll: "Something is missing, so many mail servers would treat your campaigns as spam",
  noDomain: "The sender address has no domain that we can look up",
  noDomainText: (from: string) =>
    `Emails come from ${from}. Ask the person who runs your server to set the sender’s address (MAIL_FROM) to one at your own domain, like hello@yourshop.com, and to restart the shop.`,
  noServer:
    "The shop has no mail server, so it sends no email. Ask the person who runs your server to enter your mail provider’s address and password (SMTP_URL), and to restart the shop. Until then, the records below name your own server.",
  unreachable: "DNS didn’t answer",
  unreachableText:
    "DNS didn’t answer this machine within two seconds, so the records are unknown. Check the network, or try again in a moment.",
  remembered: (minutes: number) =>
    `We remember DNS answers for ${minutes} minutes. A new record can take an hour to appear everywhere.`,
  again: "Check again",
  lookedAgain: "Checked again.",
  found: "Found in DNS",
  asSent: "As sent",
  add: "Record to add",
  replace: "Replacement record",
  type: "Type",
  name: "Name",
  value: "Value",
  copy: "Copy",
  copied: "Copied",
  valueOf: (check: string) => `the value of ${check}`,
  states: {
    good: "In place",
    weak: "Works, could be stronger",
    missing: "Missing",
    wrong: "Wrong",
    unknown: "Unknown",
  } satisfies Record<CheckState, string>,
  checks: {
    spf: { title: "SPF", about: "Which servers may send in your domain’s name." },
    dkim: { title: "DKIM", about: "The key that proves an email wasn’t changed on the way." },
    dmarc: {
      title: "DMARC",
      about: "What happens to emails that pretend to be from your domain.",
    },
    unsubscribe: {
      title: "Unsubscribe header",
      about:
        "Each campaign email carries these two headers. Mail programs use them to show a button.",
    },
  },
  spf: {
    fine: "Your mail server may send.",
    unreachable: "DNS didn’t answer.",
    none: "There’s no SPF record.",
    several:
      "There are several SPF records, so mail servers trust none of them. Merge them into one.",
    everyone: "The record lets everyone send in your domain’s name.",
    open_end: "The record doesn’t say what happens to emails from other servers. End it with ~all.",
    lookups:
      "The record leads to more than ten others, and mail servers stop reading there. Remove the ones you no longer use.",
    provider:
      "The record doesn’t name your mail provider. Unless it lists the provider’s addresses, the shop’s emails look forged.",
  } satisfies Record<SpfVerdict["why"], string>,
  dkim: {
    fine: "The key is in place.",
    unreachable: "DNS didn’t answer.",
    no_selector:
      "We found no key under the usual names. Your mail provider tells you its name (the “selector”). Enter it under Settings → Notification, and add the record that your provider shows.",
    none: "There’s no key with this name. Your mail provider shows its value.",
    withdrawn: "The key was withdrawn: its value is empty.",
    broken: "The key can’t be read. Copy the whole key again from your mail provider.",
    short: "The key is short. Ask your mail provider for a 2,048-bit key.",
    testing: "The key is marked as a test (t=y). Remove that mark.",
  } satisfies Record<DkimVerdict["why"], string>,
  dmarc: {
    fine: "Mail servers know what to do, and they send reports.",
    unreachable: "DNS didn’t answer.",
    none: "There’s no DMARC record. Gmail and Yahoo require one from bulk senders.",
    several: "There are several DMARC records, so mail servers use none of them. Keep one.",
    no_policy: "The record has no valid policy. Use none, quarantine or reject.",
    watches:
      "The record only monitors. That’s enough to start. Move to quarantine once the reports show none of your own emails failing.",
    no_reports: "No one receives the mail servers’ reports. Add an address for them.",
  } satisfies Record<DmarcVerdict["why"], string>,
  selector: (selector: string) => `Key: ${selector}`,
  above: (domain: string) => `This is the record of ${domain}, which also applies to you.`,
  unsubscribe: {
    good: "One press in the mail program unsubscribes, without a sign-in or questions.",
    wrong:
      "The shop’s address begins with http://. Mail programs show their button only for https://. Ask the person who runs your server to set the shop’s address (APP_URL) to one that begins with https://, and to restart the shop.",
  },
  settings: "Notification settings",
  firstSend: "Before your first campaign, check how mail servers see you",
  firstSendText: "One page checks SPF, DKIM, DMARC and the unsubscribe header.",
  toCheck: "Check sender",
  noStep: "Choose what to do, and send the form again.",
} as const;

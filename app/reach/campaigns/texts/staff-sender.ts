import type { CheckState } from "../rules/sender/dns-texts.ts";
import type { DkimVerdict } from "../rules/sender/judge-dkim.ts";
import type { DmarcVerdict } from "../rules/sender/judge-dmarc.ts";
import type { SpfVerdict } from "../rules/sender/judge-spf.ts";

export const senderMessages = {
  title: "Sender check",
  lead: "What mail servers look at before they put news from your shop into an inbox. Check it before the first campaign.",
  from: (domain: string) => `Emails are from ${domain}.`,
  allGood: "All four are in place",
  notAll: "Something is missing: many mail servers would take your campaigns for spam",
  noDomain: "The sender’s address has no domain that can be looked up",
  noDomainText: (from: string) =>
    `Emails are from ${from}. Set MAIL_FROM to an address of your own domain, such as hello@yourshop.com, and start the shop again.`,
  noServer:
    "No mail server is set (SMTP_URL), so the check does not know who sends your emails. The records below name your own server.",
  unreachable: "No name server answered",
  unreachableText:
    "This machine could not ask DNS within two seconds, so nothing is known about the records. Check its network, or look again in a moment.",
  remembered: (minutes: number) =>
    `Answers of DNS are remembered for ${minutes} minutes. A new record can take an hour to be seen everywhere.`,
  again: "Look again",
  lookedAgain: "Looked up again.",
  found: "What DNS has",
  asSent: "As they are sent",
  add: "Record to add",
  replace: "Record to have instead",
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
    unknown: "Not known",
  } satisfies Record<CheckState, string>,
  checks: {
    spf: { title: "SPF", about: "Which servers may send in your domain’s name." },
    dkim: { title: "DKIM", about: "The key that proves an email was not changed on its way." },
    dmarc: {
      title: "DMARC",
      about: "What becomes of emails that only pretend to be from your domain.",
    },
    unsubscribe: {
      title: "Unsubscribe header",
      about: "Each campaign email carries these two headers. Mail programs show a button for them.",
    },
  },
  spf: {
    fine: "Your mail server may send.",
    unreachable: "DNS did not answer.",
    none: "There is no SPF record.",
    several: "There are several. Mail servers then trust none of them: put them into one.",
    everyone: "It lets everyone send in your domain’s name.",
    open_end: "It does not say what becomes of emails from other servers. End it with ~all.",
    lookups:
      "It leads to more than ten other records, and mail servers stop reading there. Take out what you no longer use.",
    provider:
      "It does not name your mail provider. Unless it lists the provider’s addresses, emails of the shop look forged.",
  } satisfies Record<SpfVerdict["why"], string>,
  dkim: {
    fine: "The key is there.",
    unreachable: "DNS did not answer.",
    no_selector:
      "No key was found under the usual names. Your mail provider says what yours is called (its “selector”): enter it under Settings → Notification, and add the record that your provider shows.",
    none: "There is no key of this name. Your mail provider shows its value.",
    withdrawn: "The key was withdrawn: its value is empty.",
    broken: "The key can’t be read. Copy it again from your mail provider, whole.",
    short: "The key is short. Ask your mail provider for one of 2,048 bits.",
    testing: "The key says that it is only being tested (t=y). Take that out.",
  } satisfies Record<DkimVerdict["why"], string>,
  dmarc: {
    fine: "Mail servers know what to do, and reports come back.",
    unreachable: "DNS did not answer.",
    none: "There is no DMARC record. Gmail and Yahoo ask for one of whoever sends to many.",
    several: "There are several. Mail servers then use none of them: leave one.",
    no_policy: "It has no policy that mail servers know: none, quarantine or reject.",
    watches:
      "It only watches. That is enough to begin; go on to quarantine once the reports show no email of your own that fails.",
    no_reports: "No one reads what mail servers report. Name an address for it.",
  } satisfies Record<DmarcVerdict["why"], string>,
  selector: (selector: string) => `Key: ${selector}`,
  above: (domain: string) => `It is the record of ${domain}, which counts for you as well.`,
  unsubscribe: {
    good: "One press in the mail program ends the emails, without a sign-in and without a question.",
    wrong:
      "The shop’s address begins with http://. Mail programs show their button only for https://: set APP_URL.",
  },
  settings: "Notification settings",
  firstSend: "Before your first campaign, check how mail servers see you",
  firstSendText: "One page checks SPF, DKIM, DMARC and the unsubscribe header.",
  toCheck: "Check the sender",
  noStep: "Choose what to do, and send the form again.",
} as const;

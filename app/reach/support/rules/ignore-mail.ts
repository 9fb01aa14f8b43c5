import { z } from "zod";

type MailHeaders = {
  from: string;
  autoSubmitted?: string | undefined;
  precedence?: string | undefined;
};

/** The actor in the log when a mail arrives. */
export const MAIL_ACTOR = "inbound mail";

/** Why a mail neither opens nor answers a ticket. */
export type IgnoredWhy = "automatic" | "no_sender" | "own_address";

const LONGEST_FROM = 1_000;
const address = z.email().max(254);
const BULK = new Set(["bulk", "list", "auto_reply", "junk"]);
const PROGRAM = /^(?:mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply)(?:[-+.].*)?@/;

/** The bare address of `Maria <maria@example.com>` in lowercase; undefined without an address. */
export function senderOf(from: string): string | undefined {
  const text = from.slice(0, LONGEST_FROM).trim();
  const bare = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  const read = address.safeParse(bare.trim().toLowerCase());
  return read.success ? read.data : undefined;
}

/**
 * Ignores mails by programs, because their answers to our answers would never end. The shop does
 * not answer its own mails either; `own` are its addresses.
 */
export function ignoredWhy(mail: MailHeaders, own: readonly string[]): IgnoredWhy | undefined {
  const sender = senderOf(mail.from);
  if (sender === undefined) return "no_sender";
  if (own.some((each) => senderOf(each) === withoutTag(sender))) return "own_address";
  const submitted = mail.autoSubmitted?.trim().toLowerCase() ?? "";
  if (submitted !== "" && submitted !== "no") return "automatic";
  if (BULK.has(mail.precedence?.trim().toLowerCase() ?? "")) return "automatic";
  return PROGRAM.test(sender) ? "automatic" : undefined;
}

/** `support+token@…` is the mailbox `support@…`. */
function withoutTag(sender: string): string {
  return sender.replace(/\+[^@]*@/, "@");
}

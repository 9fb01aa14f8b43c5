import { z } from "zod";

/** What a mail says of itself. */
type MailHeaders = {
  from: string;
  autoSubmitted?: string | undefined;
  precedence?: string | undefined;
};

/** Who acts, in the log, when a mail comes in. */
export const MAIL_ACTOR = "inbound mail";

/** Why a mail opens and answers nothing. */
export type IgnoredWhy = "automatic" | "no_sender" | "own_address";

const LONGEST_FROM = 1_000;
const address = z.email().max(254);
const BULK = new Set(["bulk", "list", "auto_reply", "junk"]);
const PROGRAM = /^(?:mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply)(?:[-+.].*)?@/;

/** The bare address of `Maria <maria@example.com>`, in small letters; undefined for what is none. */
export function senderOf(from: string): string | undefined {
  const text = from.slice(0, LONGEST_FROM).trim();
  const bare = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  const read = address.safeParse(bare.trim().toLowerCase());
  return read.success ? read.data : undefined;
}

/**
 * Whether a program wrote it: an answer to it would be answered in turn, without end. Nor does the
 * shop talk to itself; `own` are its addresses.
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

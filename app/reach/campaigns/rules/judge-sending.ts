/**
 * Limits that stop a campaign, as shares of the mails handed over. Both follow the rules of large
 * mailbox providers: Gmail and Yahoo want complaints below 0.1 % and reject mail at 0.3 %
 * (support.google.com/a/answer/81126, read in 2026); Amazon SES reviews senders at 5 % hard bounces
 * (docs.aws.amazon.com/ses, "Reputation", read in 2026). Below the smallest number, a share means
 * nothing.
 */
export const SENDING_LIMITS = {
  smallest: 100,
  hardBounces: 0.05,
  complaints: 0.003,
} as const;

type MailCounts = { sent: number; bounced: number; complained: number };

/** The reason to stop sending now; undefined while it may continue. */
export function judgeSending({
  sent,
  bounced,
  complained,
}: MailCounts): "bounces" | "complaints" | undefined {
  const tried = sent + bounced;
  if (tried < SENDING_LIMITS.smallest) return undefined;
  if (bounced / tried > SENDING_LIMITS.hardBounces) return "bounces";
  // One complaint among a few hundred mails is chance.
  if (complained > 1 && complained / tried > SENDING_LIMITS.complaints) return "complaints";
  return undefined;
}

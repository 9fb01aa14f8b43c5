/**
 * The purpose of a mail. `transactional` answers an act of its reader, such as an order; `service`
 * was requested and can be stopped, such as a reminder; `marketing` is news and offers.
 */
export type MailPurpose = "transactional" | "service" | "marketing";

/** Why an address gets fewer mails, or none. */
export const SUPPRESSION_REASONS = [
  "unsubscribed",
  "staff",
  "soft_bounces",
  "complaint",
  "hard_bounce",
] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/**
 * The mails that each reason stops. After a hard bounce the mailbox does not exist, and each
 * further mail harms the shop's reputation with mail servers; staff see on the order that its mails
 * stay unsent.
 */
const STOPPED: Record<SuppressionReason, readonly MailPurpose[]> = {
  unsubscribed: ["marketing"],
  staff: ["marketing"],
  soft_bounces: ["marketing", "service"],
  complaint: ["marketing", "service"],
  hard_bounce: ["marketing", "service", "transactional"],
};

export function stopsMail(reason: SuppressionReason, purpose: MailPurpose): boolean {
  return STOPPED[reason].includes(purpose);
}

/** The reason that stops more mails; between equals, the earlier one. */
export function strongerReason(
  known: SuppressionReason,
  added: SuppressionReason,
): SuppressionReason {
  const rank = (reason: SuppressionReason) => SUPPRESSION_REASONS.indexOf(reason);
  return rank(added) > rank(known) ? added : known;
}

/** A complaint is the reader's own report to their mail provider, so staff cannot lift it. */
export const mayLift = (reason: SuppressionReason): boolean => reason !== "complaint";

/** This many soft bounces within this many days suppress an address; fewer may pass. */
export const SOFT_BOUNCES = { most: 3, days: 30 } as const;

/** Attempts to deliver news before it is treated as a soft bounce; about two hours. */
export const MOST_TRIES = 8;

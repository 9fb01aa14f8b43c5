/**
 * What a mail is for. `transactional` answers what its reader did, such as an order; `service` was
 * asked for and can be stopped, such as a reminder; `marketing` is news and offers.
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
 * Which mails each reason stops. Nobody is at an address that bounced for good, and each further mail
 * to it costs the shop its good name with mail servers; staff see on the order that its mails stay.
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

/** Of two reasons for one address, the one that stops more; between equals, the earlier one. */
export function strongerReason(
  known: SuppressionReason,
  added: SuppressionReason,
): SuppressionReason {
  const rank = (reason: SuppressionReason) => SUPPRESSION_REASONS.indexOf(reason);
  return rank(added) > rank(known) ? added : known;
}

/** A complaint is somebody's own word to their mail program, so no one here takes it back. */
export const mayLift = (reason: SuppressionReason): boolean => reason !== "complaint";

/** A full mailbox or a server that is down may pass: only so many times within so many days count. */
export const SOFT_BOUNCES = { most: 3, days: 30 } as const;

/** How often delivery of news is tried before it counts as a soft bounce; about two hours. */
export const MOST_TRIES = 8;

/** A webhook of HighLevel, as far as the shop reads it. */
export type InboundEvent = {
  type: string;
  id?: string | undefined;
  email?: string | undefined;
  dnd?: boolean | undefined;
  emailStatus?: string | undefined;
};

/** `stop`: the contact wants no more mails. `removed`: the contact was deleted. */
export type InboundMeaning = "stop" | "removed" | "nothing";

/** A contact who can be mailed again has not consented: only they can do that, in the shop. */
export function readEvent({ type, dnd, emailStatus }: InboundEvent): InboundMeaning {
  if (type === "ContactDelete") return "removed";
  if (type !== "ContactDndUpdate") return "nothing";
  if (emailStatus === "active" || emailStatus === "permanent") return "stop";
  // A setting for emails takes precedence over the one for all channels.
  return dnd === true && emailStatus === undefined ? "stop" : "nothing";
}

/** HighLevel retries for hours, always with the time of the first attempt. */
const MOST_AGE_MS = 24 * 3_600_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Ids of webhooks are kept for longer than this, so a repeated event is recognized. */
export function isCurrent(sentAt: Date, now: Date): boolean {
  const age = now.getTime() - sentAt.getTime();
  return age <= MOST_AGE_MS && age >= -CLOCKS_DIFFER_MS;
}

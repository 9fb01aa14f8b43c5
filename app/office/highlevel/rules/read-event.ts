/** A webhook of HighLevel, as far as the shop reads it. */
export type InboundEvent = {
  type: string;
  id?: string | undefined;
  email?: string | undefined;
  dnd?: boolean | undefined;
  emailStatus?: string | undefined;
};

/** `stop`: they want no mails any more. `removed`: their contact is gone. */
export type InboundMeaning = "stop" | "removed" | "nothing";

/** A contact that can be mailed again is no consent: only its owner gives that, here. */
export function readEvent({ type, dnd, emailStatus }: InboundEvent): InboundMeaning {
  if (type === "ContactDelete") return "removed";
  if (type !== "ContactDndUpdate") return "nothing";
  if (emailStatus === "active" || emailStatus === "permanent") return "stop";
  // Where a setting of its own says that mails may come, it counts more than the one for everything.
  return dnd === true && emailStatus === undefined ? "stop" : "nothing";
}

/** HighLevel tries again for hours what was not taken, with the time of the first try. */
const MOST_AGE_MS = 24 * 3_600_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Whether it was sent so lately that its id, which stays for longer, tells whether it came before. */
export function isCurrent(sentAt: Date, now: Date): boolean {
  const age = now.getTime() - sentAt.getTime();
  return age <= MOST_AGE_MS && age >= -CLOCKS_DIFFER_MS;
}

import { AWAKE } from "./snooze.ts";
import type { TicketStatus } from "./ticket-terms.ts";

/**
 * What becomes of a ticket whose writer mailed. Whoever waits for a first answer still has the
 * promise of then; whoever had one is promised the next, until `dueAt`.
 */
export function afterMail(
  { status, repliedAt }: { status: TicketStatus; repliedAt: Date | null },
  dueAt: Date,
) {
  if (status === "open" && repliedAt === null) return { status, ...AWAKE };
  return { status: "open" as const, repliedAt: null, closedAt: null, dueAt, ...AWAKE };
}

import { AWAKE } from "./snooze.ts";
import type { TicketStatus } from "./ticket-terms.ts";

/**
 * The ticket's state after its writer mailed. The first promise of an answer stays valid until it
 * is kept. After an answer, the next is promised for `dueAt`.
 */
export function afterMail(
  { status, repliedAt }: { status: TicketStatus; repliedAt: Date | null },
  dueAt: Date,
) {
  if (status === "open" && repliedAt === null) return { status, ...AWAKE };
  return { status: "open" as const, repliedAt: null, closedAt: null, dueAt, ...AWAKE };
}

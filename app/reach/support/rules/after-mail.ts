import { AWAKE } from "./snooze.ts";
import type { TicketStatus } from "./ticket-terms.ts";

type Answerable = { status: TicketStatus; repliedAt: Date | null; dueAt: Date };

/**
 * The ticket's state after its writer mailed. The first promise of an answer stays valid until it
 * is kept, unless the mail is due earlier. After an answer, the next is promised for `dueAt`.
 */
export function afterMail({ status, repliedAt, dueAt: promised }: Answerable, dueAt: Date) {
  if (status === "open" && repliedAt === null) {
    return { status, dueAt: dueAt < promised ? dueAt : promised, ...AWAKE };
  }
  return { status: "open" as const, repliedAt: null, closedAt: null, dueAt, ...AWAKE };
}

import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { supportTickets } from "../tables.server.ts";

/** One at a time changes a ticket. Undefined for what is no ticket, also for no id at all. */
export async function lockTicket({ db }: Ctx, ticketId: string) {
  if (!validate(ticketId)) return undefined;
  const [ticket] = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, ticketId))
    .for("update");
  return ticket;
}

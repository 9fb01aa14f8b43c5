import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { supportTickets } from "../tables.server.ts";

/**
 * Locks a ticket against other changes. Undefined if there is no such ticket or the id is invalid.
 */
export async function lockTicket({ db }: Ctx, ticketId: string) {
  if (!validate(ticketId)) return undefined;
  const [ticket] = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, ticketId))
    .for("update");
  return ticket;
}

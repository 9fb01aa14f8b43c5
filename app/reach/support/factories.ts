import { addDays } from "#app/lib/dates.ts";
import { runningNumber } from "#app/lib/running-number.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { supportTickets } from "./tables.server.ts";

/** The fields of the contact form, for tests. */
export function newMessage(own: Partial<Record<"email" | "subject" | "message", string>> = {}) {
  return {
    name: "Maria Santos",
    email: "maria@example.test",
    phone: null,
    subject: "My parcel",
    message: "Where is it?",
    topic: "other" as const,
    ...own,
  };
}

let made = 900_000;

/** A ticket that waits for an answer, for a test. */
export async function makeTicket(
  ctx: Ctx,
  own: Partial<typeof supportTickets.$inferInsert> = {},
): Promise<string> {
  const id = ctx.ids.newId();
  made += 1;
  await ctx.db.insert(supportTickets).values({
    id,
    number: `${runningNumber("T", made, ctx.now)}-${id.slice(-12)}`,
    formKey: ctx.ids.newId(),
    ...newMessage(),
    status: "open",
    createdAt: ctx.now,
    dueAt: addDays(ctx.now, 1),
    ...own,
  });
  await emit(ctx.db, "ticket.opened", { ticketId: id });
  return id;
}

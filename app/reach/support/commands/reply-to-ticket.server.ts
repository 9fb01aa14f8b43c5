import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { isAnswerTo } from "../queries/conditions.server.ts";
import { supportMails, supportReplies, supportTickets } from "../tables.server.ts";
import { AWAKE } from "../rules/snooze.ts";
import { z } from "zod";
import { nothing, operation } from "#app/platform/records/operation.ts";
import { ticketByNumber } from "../queries/ticket-by-number.server.ts";
import { replyText } from "../input.ts";

type Reply = {
  ticketId: string;
  key: string;
  text: string;
  close: boolean;
  /** How many replies and mails staff saw. Newer ones must be read first. */
  seen?: number;
};
type ReplyToTicketRefusal = Refusal<"forbidden" | "not_found" | "closed" | "replied_meanwhile">;

/** Replies by mail, once for each form; `close` also settles the ticket. */
export async function replyToTicket(
  ctx: Ctx,
  { ticketId, key, text, close, seen }: Reply,
): Promise<Result<undefined, ReplyToTicketRefusal>> {
  const { actor } = ctx;
  if (!may(actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const ticket = await lockRow(tx.db, supportTickets, ticketId, "update");
    if (!ticket) return refuse("not_found");
    if (await tx.db.$count(supportReplies, eq(supportReplies.id, key))) return ok(undefined);
    if (ticket.status === "closed") return refuse("closed");
    const replies = await tx.db.$count(supportReplies, eq(supportReplies.ticketId, ticketId));
    const mails = await tx.db.$count(supportMails, isAnswerTo(ticketId));
    if (seen !== undefined && replies + mails > seen) return refuse("replied_meanwhile");
    const authorId = actor.kind === "user" ? actor.userId : null;
    await tx.db
      .insert(supportReplies)
      .values({ id: key, ticketId, authorId, text, createdAt: tx.now });
    const status = close ? "closed" : "answered";
    await tx.db
      .update(supportTickets)
      .set({
        status,
        repliedAt: ticket.repliedAt ?? tx.now,
        closedAt: close ? tx.now : null,
        ...AWAKE,
      })
      .where(eq(supportTickets.id, ticketId));
    // The reply has the words. The log has none because it is kept longer.
    await recordAudit(tx, {
      action: "ticket.replied",
      subject: { type: "ticket", id: ticketId },
      before: { status: ticket.status },
      after: { status, replyId: key },
    });
    await enqueue(tx.db, "support.mail-reply", { replyId: key });
    return ok(undefined);
  });
}

export const answerTicket = operation({
  name: "tickets.reply",
  says: "Reply to a support ticket by mail, and close it if asked.",
  words: ["answer", "respond", "write"],
  who: "tickets:write",
  kind: "final",
  isRepeatable: false,
  key: ticketByNumber,
  input: z.object({ text: replyText, close: z.boolean().default(false) }),
  output: nothing,
  run: (ctx, reply, ticketId) => replyToTicket(ctx, { ticketId, key: ctx.ids.newId(), ...reply }),
});

import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { assignTicket } from "../../commands/assign-ticket.server.ts";
import { noteTicket } from "../../commands/note-ticket.server.ts";
import { replyToTicket } from "../../commands/reply-to-ticket.server.ts";
import { settleTicket } from "../../commands/settle-ticket.server.ts";
import { snoozeTicket } from "../../commands/snooze-ticket.server.ts";
import { sortTicket } from "../../commands/sort-ticket.server.ts";
import type { TicketInput } from "../../input.ts";
import { snoozeMessages } from "../../texts/staff-snooze.ts";
import { ticketMessages as say } from "../../texts/staff.ts";

type Command = (...args: never[]) => Promise<{ ok: boolean }>;
type RefusalOf<C extends Command> = Extract<Awaited<ReturnType<C>>, { ok: false }>;

/** Notes and closing are refused for no reason that the others lack. */
export type RefusedAct =
  | RefusalOf<typeof replyToTicket>
  | RefusalOf<typeof assignTicket>
  | RefusalOf<typeof sortTicket>
  | RefusalOf<typeof snoozeTicket>;

/** Carries out a form; `said` is the page's confirmation. */
export async function carryOut(
  ctx: Ctx,
  ticketId: string,
  form: TicketInput,
): Promise<{ said: string; result: { ok: true } | RefusedAct }> {
  switch (form.intent) {
    case "reply": {
      const { key, text, close, seen } = form;
      const reply = { ticketId, key, text, close: close === "yes", seen };
      return { said: say.sent, result: await replyToTicket(ctx, reply) };
    }
    case "note": {
      const { key, note } = form;
      return { said: say.noted, result: await noteTicket(ctx, { ticketId, key, text: note }) };
    }
    case "assign": {
      const assigneeId = form.assigneeId || null;
      const was = form.was === undefined ? {} : { was: form.was || null };
      const said = assigneeId ? say.assigned : say.unassigned;
      return { said, result: await assignTicket(ctx, { ticketId, assigneeId, ...was }) };
    }
    case "sort": {
      const { topic, orderNumber, wasTopic, wasOrder } = form;
      const was =
        wasTopic === undefined ? {} : { was: { topic: wasTopic, orderNumber: wasOrder || null } };
      const to = { topic, orderNumber };
      return { said: say.sorted, result: await sortTicket(ctx, ticketId, { to, ...was }) };
    }
    case "snooze": {
      const { snooze, was } = form;
      const wanted = { ticketId, snooze, ...(was === undefined ? {} : { was }) };
      return { said: snoozeMessages.saved, result: await snoozeTicket(ctx, wanted) };
    }
    case "wake": {
      const ended = await snoozeTicket(ctx, { ticketId, snooze: null });
      return { said: snoozeMessages.ended, result: ended };
    }
    case "close":
      return { said: say.closed, result: await settleTicket(ctx, { ticketId, to: "closed" }) };
    case "reopen":
      return { said: say.reopened, result: await settleTicket(ctx, { ticketId, to: "open" }) };
  }
}

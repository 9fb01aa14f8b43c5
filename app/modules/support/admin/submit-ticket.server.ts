import { data, href } from "react-router";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { assignTicket } from "../commands/assign-ticket.server.ts";
import { replyToTicket } from "../commands/reply-to-ticket.server.ts";
import { settleTicket } from "../commands/settle-ticket.server.ts";
import { sortTicket } from "../commands/sort-ticket.server.ts";
import { ticketInput, type TicketInput } from "../input.ts";
import { ticketMessages as say } from "../texts/staff.ts";

type TicketRefusal = Refusal<
  | "forbidden"
  | "not_found"
  | "closed"
  | "no_staff"
  | "no_order"
  | "replied_meanwhile"
  | "assigned_meanwhile"
  | "sorted_meanwhile"
>;
type Texts = Record<string, string>;
type Submission = { said: string; result: Result<undefined, TicketRefusal> };

/** What staff do on the page of a ticket. */
export async function submitTicket(
  { ctx, env }: { ctx: Ctx; env: Pick<RequestContext["env"], "appUrl"> },
  ticketId: string,
  texts: Texts,
) {
  const form = parseForm(ticketInput, texts);
  const answer = (status: number, message: string, errors: Texts) => {
    const { intent, text = "" } = texts;
    return data({ intent, errors, text, values: texts, message }, { status });
  };
  if (!form.ok) return answer(422, form.errors["text"] ?? say.notUnderstood, form.errors);
  const { said, result } = await carryOut(ctx, ticketId, form.value);
  if (!result.ok && result.reason === "not_found") {
    const fields = [{ name: "text", label: say.write }];
    const back = { to: href("/admin/support"), label: say.back };
    throw removedMeanwhile({ fields, texts, back });
  }
  if (!result.ok && result.reason === "no_order") {
    const problem = say.noOrder(texts["orderNumber"] ?? "");
    return answer(422, problem, { orderNumber: problem });
  }
  if (!result.ok) return answer(409, await problemOf(ctx, ticketId, result.reason), {});
  return redirectWithFlash({ env }, href("/admin/support/:ticketId", { ticketId }), said);
}

const CAUSES = {
  closed: { actions: ["ticket.closed", "ticket.replied"], text: say.isClosed },
  replied_meanwhile: { actions: ["ticket.replied"], text: say.repliedMeanwhile },
  sorted_meanwhile: { actions: ["ticket.sorted"], text: say.sortedMeanwhile },
  assigned_meanwhile: { actions: ["ticket.assigned"], text: say.assignedMeanwhile },
} as const;

/** Why it was not done; what somebody else did is said with who it was, and when. */
async function problemOf(
  ctx: Ctx,
  ticketId: string,
  reason: TicketRefusal["reason"],
): Promise<string> {
  switch (reason) {
    case "forbidden":
      return say.forbidden;
    case "no_staff":
      return say.noStaff;
    case "not_found":
    case "no_order":
      return say.notUnderstood;
    default: {
      const { actions, text } = CAUSES[reason];
      const change = await lastChange(ctx.db, { type: "ticket", id: ticketId }, ...actions);
      if (!change) return say.isClosedByNobody;
      const who = change.actorId === actorId(ctx.actor) ? say.you : change.by;
      return text(who, formatDateTime(change.at));
    }
  }
}

async function carryOut(ctx: Ctx, ticketId: string, form: TicketInput): Promise<Submission> {
  switch (form.intent) {
    case "reply": {
      const { key, text, close, seen } = form;
      const reply = { ticketId, key, text, close: close === "yes", seen };
      return { said: say.sent, result: await replyToTicket(ctx, reply) };
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
    case "close":
      return { said: say.closed, result: await settleTicket(ctx, { ticketId, to: "closed" }) };
    case "reopen":
      return { said: say.reopened, result: await settleTicket(ctx, { ticketId, to: "open" }) };
  }
}

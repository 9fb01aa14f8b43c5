import { data, redirect } from "react-router";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { assignTicket } from "../commands/assign-ticket.server.ts";
import { replyToTicket } from "../commands/reply-to-ticket.server.ts";
import { settleTicket } from "../commands/settle-ticket.server.ts";
import { ticketInput } from "../input.ts";
import type { TicketInput } from "../input.ts";
import { ticketMessages as say } from "./messages.ts";

type Refused = Refusal<"forbidden" | "not_found" | "closed" | "no_staff">;
type Done = { said: string; result: Result<undefined, Refused> };

/** What staff do on the page of a ticket. */
export async function submitTicket(
  { ctx, env }: RequestContext,
  ticketId: string,
  texts: Record<string, string>,
) {
  const form = parseForm(ticketInput, texts);
  const text = texts["text"] ?? "";
  if (!form.ok) {
    const problem = form.errors["text"];
    return data({ problem, text, message: problem ?? say.notUnderstood }, { status: 422 });
  }
  const { said, result } = await carryOut(ctx, ticketId, form.value);
  if (!result.ok && result.reason === "not_found") throw data(null, { status: 404 });
  if (!result.ok) {
    const message = MESSAGES[result.reason];
    return data({ problem: undefined, text, message }, { status: 409 });
  }
  return redirect(`/admin/support/${ticketId}`, {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text: said }) },
  });
}

const MESSAGES: Record<Refused["reason"], string> = {
  forbidden: say.forbidden,
  closed: say.isClosed,
  no_staff: say.noStaff,
  not_found: say.notUnderstood,
};

async function carryOut(ctx: Ctx, ticketId: string, form: TicketInput): Promise<Done> {
  switch (form.intent) {
    case "reply": {
      const { key, text, close } = form;
      const reply = { ticketId, key, text, close: close === "yes" };
      return { said: say.sent, result: await replyToTicket(ctx, reply) };
    }
    case "assign": {
      const assigneeId = form.assigneeId || null;
      const said = assigneeId ? say.assigned : say.unassigned;
      return { said, result: await assignTicket(ctx, { ticketId, assigneeId }) };
    }
    case "close":
      return { said: say.closed, result: await settleTicket(ctx, { ticketId, to: "closed" }) };
    case "reopen":
      return { said: say.reopened, result: await settleTicket(ctx, { ticketId, to: "open" }) };
  }
}

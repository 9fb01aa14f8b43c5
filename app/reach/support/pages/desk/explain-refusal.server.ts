import { formatDateTime } from "#app/lib/dates.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { MAIL_ACTOR } from "../../rules/ignore-mail.ts";
import { snoozeMessages } from "../../texts/staff-snooze.ts";
import { ticketMessages as say } from "../../texts/staff.ts";
import type { RefusedAct } from "./carry-out.server.ts";

type RefusedTicketAct = {
  ticketId: string;
  intent: string;
  reason: Exclude<RefusedAct["reason"], "not_found">;
};
type RefusalAnswer = { status: number; message: string; errors: Record<string, string> };

const CAUSES = {
  closed: { actions: ["ticket.closed", "ticket.replied"], text: say.isClosed },
  replied_meanwhile: {
    actions: ["ticket.replied", "ticket.mail_joined"],
    text: say.repliedMeanwhile,
  },
  sorted_meanwhile: { actions: ["ticket.sorted"], text: say.sortedMeanwhile },
  assigned_meanwhile: { actions: ["ticket.assigned"], text: say.assignedMeanwhile },
  snoozed_meanwhile: {
    actions: [
      "ticket.snoozed",
      "ticket.taken_up",
      "ticket.replied",
      "ticket.reopened",
      "ticket.mail_joined",
    ],
    text: snoozeMessages.meanwhile,
  },
} as const;

/** Explains a refusal. For a change by another member of staff, it names who and when. */
export async function explainRefusal(
  ctx: Ctx,
  { ticketId, intent, reason }: RefusedTicketAct,
): Promise<RefusalAnswer> {
  switch (reason) {
    case "forbidden":
      return { status: 409, message: say.forbidden, errors: {} };
    case "no_staff":
      return { status: 409, message: say.noStaff, errors: {} };
    case "no_order":
      return { status: 422, message: say.noOrder, errors: { orderNumber: say.noOrder } };
    case "unanswered":
    case "overdue":
    case "after_promise":
    case "past":
    case "far":
      return ofField(reason === "unanswered" ? "how" : "until", snoozeMessages.problems[reason]);
    case "closed":
      if (intent === "snooze") return ofField("until", snoozeMessages.problems.closed);
      break;
    default:
  }
  const { actions, text } = CAUSES[reason];
  const change = await lastChange(ctx.db, { type: "ticket", id: ticketId }, ...actions);
  if (!change) return { status: 409, message: say.isClosedByNobody, errors: {} };
  const who = change.actorId === actorId(ctx.actor) ? say.you : nameOf(change);
  return { status: 409, message: text(who, formatDateTime(change.at)), errors: {} };
}

function ofField(field: string, message: string): RefusalAnswer {
  return { status: 422, message, errors: { [field]: message } };
}

function nameOf({ actorId: id, by }: { actorId: string; by: string }): string {
  return id === MAIL_ACTOR ? say.writer : by;
}

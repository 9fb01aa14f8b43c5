import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { urgencyMarkMessages } from "#app/care/triage/texts/staff.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findTicket } from "../../queries/staff-tickets.server.ts";
import { replyState } from "../../rules/promise-reply.ts";
import { ticketTopics } from "../../texts/shopper.ts";
import { ticketMessages as say } from "../../texts/staff.ts";
import { snoozeMessages } from "../../texts/staff-snooze.ts";
import { showSnooze } from "../../views/show-snooze.ts";
import { urgentTicketSign } from "../../views/urgent-ticket.server.ts";
import type { Route } from "./+types/ticket-summary.ts";

/** More of a message is read on its page. */
const BEGINNING = 400;

/** A ticket for the panel beside the list, and a link to its page for the next step. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const { db, now } = context.get(requestContext).ctx;
  const found = orNotFound(await findTicket(db, params.ticketId));
  const { ticket, replies, assigneeName } = found;
  const { summary } = say;
  const reply = replyState(ticket, now);
  const urgent = urgentTicketSign([`${ticket.subject}. ${ticket.message}`]);
  const known: [string, string | null][] = [
    [urgencyMarkMessages.mark, urgent?.reason ?? null],
    [say.state, say.status[ticket.status]],
    [say.promise, `${say.reply[reply]} ${say.when(reply, formatDateTime(ticket.dueAt))}`.trim()],
    [snoozeMessages.title, showSnooze(ticket, now).words ?? null],
    [say.assignee, assigneeName ?? say.nobody],
    [summary.writer, `${ticket.name}\n${ticket.email}`],
    [say.phone, ticket.phone],
    [say.topic, ticketTopics[ticket.topic]],
    [summary.order, ticket.orderNumber],
    [say.received, formatDateTime(ticket.createdAt)],
    [say.subject, ticket.subject],
    [say.message, beginningOf(ticket.message)],
    [summary.replies, replies.length > 0 ? String(replies.length) : null],
  ];
  return {
    title: ticket.number,
    facts: known.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    next: {
      label: ticket.status === "open" ? summary.answer : summary.open,
      to: href("/admin/support/:ticketId", { ticketId: ticket.id }),
    },
  };
}

function beginningOf(text: string): string {
  const letters = Array.from(text);
  return letters.length > BEGINNING ? `${letters.slice(0, BEGINNING).join("").trimEnd()} …` : text;
}

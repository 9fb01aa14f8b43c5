import { eq } from "drizzle-orm";
import { z } from "zod";
import { formatDateTime } from "#app/lib/dates.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { moduleJobs, task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import type { ReportVerdict } from "#app/platform/mail/reports/judge-report.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { queueStaffMail } from "#app/running/staff/commands/queue-staff-mail.server.ts";
import { removeOldTickets } from "./commands/remove-old-tickets.server.ts";
import { TicketReceivedMail } from "./emails/ticket-received.tsx";
import { TicketReplyMail } from "./emails/ticket-reply.tsx";
import { TicketToStaffMail } from "./emails/ticket-to-staff.tsx";
import { ticketMail as say } from "./texts/mail.ts";
import { loadCalendar } from "./queries/calendar.server.ts";
import { promiseReply } from "./rules/promise-reply.ts";
import { replyAddress } from "./rules/reply-address.ts";
import { supportReplies, supportTickets } from "./tables.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "ticket.opened": { ticketId: string };
    /** An incoming mail reported on one of our mails. */
    "mail.came_back": { mailId: string; kind: ReportVerdict; note: string };
  }
  interface ShopTasks {
    "support.mail-reply": { replyId: string };
  }
}

/** The address for answers about a ticket; undefined while the shop receives no mails. */
async function answersTo(ctx: JobCtx, ticketId: string): Promise<string | undefined> {
  const { inbound_email: inbound } = await loadSettings(ctx.db);
  if (inbound === "" || ctx.links.inboundMailSecret === undefined) return undefined;
  return replyAddress(ctx, inbound, ticketId);
}

type Ticket = typeof supportTickets.$inferSelect;

/** Runs a job on one ticket. A deleted ticket does not make the job retry forever. */
function onTicket(name: string, run: (ctx: JobCtx, ticket: Ticket) => Promise<unknown>) {
  return task(name, z.object({ ticketId: z.string() }), async (ctx, { ticketId }) => {
    const [ticket] = await ctx.db
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.id, ticketId));
    if (ticket) await run(ctx, ticket);
  });
}

export const mailTicketReceived = onTicket("support.mail-received", async (ctx, ticket) => {
  const { nextDay } = promiseReply(ticket.createdAt, await loadCalendar(ctx.db));
  await queueShopMail(ctx, {
    kind: "ticket-received",
    values: { ticket_number: ticket.number },
    dedupeKey: `ticket-received:${ticket.id}`,
    to: ticket.email,
    subject: say.receivedSubject(ticket.number),
    replyTo: await answersTo(ctx, ticket.id),
    template: TicketReceivedMail,
    props: { number: ticket.number, nextDay, faqHref: `${ctx.links.appUrl}/faq` },
  });
});

/**
 * Mails the shop's own mailbox and the staff who want it, unless the owner turned such mails off.
 */
export const mailTicketToStaff = onTicket("support.mail-staff", async (ctx, ticket) => {
  const { number } = ticket;
  const isUrgent = ticket.dueAt <= ticket.createdAt;
  const due = formatDateTime(ticket.dueAt);
  await queueStaffMail(ctx, "messages", {
    kind: "staff-ticket",
    values: { ticket_number: number, until: due },
    dedupeKey: `ticket-to-staff:${ticket.id}`,
    subject: isUrgent ? say.staffUrgentSubject(number) : say.staffSubject(number),
    template: TicketToStaffMail,
    props: {
      number,
      due: isUrgent ? undefined : due,
      href: `${ctx.links.appUrl}/admin/support/${ticket.id}`,
    },
  });
});

export const mailReply = task(
  "support.mail-reply",
  z.object({ replyId: z.string() }),
  async (ctx, { replyId }) => {
    const [found] = await ctx.db
      .select({
        ticketId: supportTickets.id,
        text: supportReplies.text,
        number: supportTickets.number,
        to: supportTickets.email,
      })
      .from(supportReplies)
      .innerJoin(supportTickets, eq(supportTickets.id, supportReplies.ticketId))
      .where(eq(supportReplies.id, replyId));
    if (!found) return;
    const paragraphs = found.text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
    const replyTo = await answersTo(ctx, found.ticketId);
    await queueShopMail(ctx, {
      kind: "ticket-reply",
      values: { ticket_number: found.number },
      dedupeKey: `ticket-reply:${replyId}`,
      to: found.to,
      subject: say.replySubject(found.number),
      replyTo,
      template: TicketReplyMail,
      props: {
        number: found.number,
        paragraphs,
        contactHref: `${ctx.links.appUrl}/contact`,
        takesAnswers: replyTo !== undefined,
      },
    });
  },
);

/** Runs at night in Manila. */
export const removeSettledTickets = task("support.remove-old", z.unknown(), async (ctx) => {
  await removeOldTickets(ctx);
});

export const supportJobs = moduleJobs({
  tasks: [mailReply],
  listeners: { "ticket.opened": [mailTicketReceived, mailTicketToStaff] },
  schedule: [{ task: removeSettledTickets, match: "5 20 * * *" }],
});

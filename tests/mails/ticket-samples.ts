import { TicketReceivedMail } from "#app/reach/support/emails/ticket-received.tsx";
import { TicketReplyMail } from "#app/reach/support/emails/ticket-reply.tsx";
import { TicketToStaffMail } from "#app/reach/support/emails/ticket-to-staff.tsx";
import { ticketMail } from "#app/reach/support/texts/mail.ts";
import { sample } from "./mail-sample.ts";

const shop = "http://127.0.0.1:3000";
const ticket = "T-26-000042";

export const TICKET_SAMPLES = [
  sample("message received", ticketMail.receivedTitle, TicketReceivedMail, {
    number: ticket,
    nextDay: "2026-11-30",
    faqHref: `${shop}/faq`,
  }),
  sample("message answered", ticketMail.replyTitle(ticket), TicketReplyMail, {
    number: ticket,
    paragraphs: ["Hello Maria,", "It shipped on Monday.\nThe courier has it.", "Ana"],
    contactHref: `${shop}/contact`,
    takesAnswers: false,
  }),
  sample("message, to staff", ticketMail.staffSubject(ticket), TicketToStaffMail, {
    number: ticket,
    due: "Nov 24, 2026, 10:05 AM",
    href: `${shop}/admin/support/1`,
  }),
];

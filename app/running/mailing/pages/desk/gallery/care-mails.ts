import { PriceFellMail } from "#app/goods/catalog/emails/price-fell.tsx";
import { StockBackMail } from "#app/goods/catalog/emails/stock-back.tsx";
import { priceMail, watchMail } from "#app/goods/catalog/texts/mail.ts";
import { ClearanceMail } from "#app/selling/clearance/emails/clearance-mail.tsx";
import {
  clearanceMail,
  clearanceNews as clearance,
  type ClearanceNews,
} from "#app/selling/clearance/texts/mail.ts";
import { ConcessionMail } from "#app/selling/concessions/emails/concession-mail.tsx";
import {
  concessionMail,
  concessionNews,
  type ConcessionNews,
} from "#app/selling/concessions/texts/mail.ts";
import { ReminderMail } from "#app/care/therapy/emails/reminder-mail.tsx";
import { refillMail, reminderMail } from "#app/care/therapy/texts/mail.ts";
import { TicketReceivedMail } from "#app/reach/support/emails/ticket-received.tsx";
import { TicketReplyMail } from "#app/reach/support/emails/ticket-reply.tsx";
import { ticketMail } from "#app/reach/support/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";
import type { SampleData } from "./sample-data.ts";

function asked(name: string, when: string, news: (d: SampleData) => ClearanceNews): MailEntry {
  return {
    name,
    when,
    samples: (d) => {
      const own = news(d);
      const action = { label: clearanceMail.see, href: `${d.shop}/portal/clearance` };
      return [sampleMail(own.subject, own.values, ClearanceMail, { news: own, action })];
    },
  };
}

function ofId(name: string, when: string, news: (d: SampleData) => ConcessionNews): MailEntry {
  return {
    name,
    when,
    samples: (d) => {
      const own = news(d);
      const action = { label: concessionMail.again, href: `${d.shop}/portal/discount` };
      return [sampleMail(own.subject, {}, ConcessionMail, { news: own, action })];
    },
  };
}

/** Mails about approvals, reminders, waiting lists and messages. */
export const CARE_MAILS = {
  "clearance-asked": asked("Approval requested", "A customer requests an approval.", (d) =>
    clearance.asked(d.product),
  ),
  "clearance-approved": asked("Approval granted", "A clinician approves a request.", (d) =>
    clearance.approved(d.product, { units: d.unitWords, lastDay: d.until, answer: d.words }),
  ),
  "clearance-declined": asked("Approval declined", "A clinician declines a request.", (d) =>
    clearance.declined(d.product, d.words),
  ),
  "clearance-to_talk": asked(
    "Consultation needed first",
    "A clinician wants to talk before deciding.",
    (d) => clearance.to_talk(d.product, d.words),
  ),
  "clearance-expired": asked("Request closed", "A request closes without a decision.", (d) =>
    clearance.expired(d.product),
  ),
  "concession-approved": ofId("ID approved", "Staff approve an ID for the discount.", () =>
    concessionNews.approved("2029-12-31"),
  ),
  "concession-refused": ofId("ID refused", "Staff refuse an ID for the discount.", (d) =>
    concessionNews.refused(d.words),
  ),
  "therapy-reminder": {
    name: "Reminder",
    when: "A customer set a reminder for this day in the portal.",
    samples: (d) => [
      sampleMail(reminderMail.subject, {}, ReminderMail, {
        say: reminderMail,
        action: { label: reminderMail.open, href: `${d.shop}/portal` },
        stop: `${d.shop}/stop-reminders/${d.token}`,
      }),
    ],
  },
  "therapy-refill": {
    name: "Refill reminder",
    when: "A customer with reminders on can plan the next order.",
    samples: (d) => [
      sampleMail(refillMail.subject, {}, ReminderMail, {
        say: refillMail,
        action: { label: refillMail.open, href: `${d.shop}/portal` },
        stop: `${d.shop}/stop-reminders/${d.token}`,
      }),
    ],
  },
  "stock-back": {
    name: "Back in stock",
    when: "A watched item is back in stock.",
    samples: (d) => [
      sampleMail(watchMail.subject, { product: d.product }, StockBackMail, {
        name: d.product,
        href: `${d.shop}/product/1`,
        stopHref: `${d.shop}/stop-notices/${d.token}`,
      }),
    ],
  },
  "price-fell": {
    name: "Lower price",
    when: "A watched item costs less than before.",
    samples: (d) => [
      sampleMail(priceMail.subject, { product: d.product }, PriceFellMail, {
        name: d.product,
        before: 1_250_000,
        now: 1_125_000,
        href: `${d.shop}/product/1`,
        stopHref: `${d.shop}/stop-notices/${d.token}`,
      }),
    ],
  },
  "ticket-received": {
    name: "Message received",
    when: "Someone contacts the shop.",
    samples: (d) =>
      [undefined, d.nextDay].map((nextDay) =>
        sampleMail(
          ticketMail.receivedSubject(d.ticket),
          { ticket_number: d.ticket },
          TicketReceivedMail,
          { number: d.ticket, nextDay, faqHref: `${d.shop}/faq` },
        ),
      ),
  },
  "ticket-reply": {
    name: "Message answered",
    when: "Staff answer a message.",
    samples: (d) =>
      [true, false].map((takesAnswers) =>
        sampleMail(
          ticketMail.replySubject(d.ticket),
          { ticket_number: d.ticket },
          TicketReplyMail,
          {
            number: d.ticket,
            paragraphs: [d.words],
            contactHref: `${d.shop}/contact`,
            takesAnswers,
          },
        ),
      ),
  },
} satisfies Record<string, MailEntry>;

import { createElement } from "react";
import { ConcessionMail } from "#app/selling/concessions/emails/concession-mail.tsx";
import {
  concessionMail,
  concessionNews,
  type ConcessionNews,
} from "#app/selling/concessions/texts/mail.ts";
import { ClearanceMail } from "#app/selling/clearance/emails/clearance-mail.tsx";
import {
  clearanceMail,
  clearanceNews,
  type ClearanceNews,
} from "#app/selling/clearance/texts/mail.ts";
import { BookingMail } from "#app/care/consultations/emails/booking-mail.tsx";
import {
  bookingMail,
  bookingNews,
  doctorNews,
  type BookingNews,
} from "#app/care/consultations/texts/mail.ts";
import { ReminderMail } from "#app/care/therapy/emails/reminder-mail.tsx";
import { refillMail, reminderMail } from "#app/care/therapy/texts/mail.ts";

const shop = "http://127.0.0.1:3000";
const booking = "C-26-000045";
const answer = "Start after your blood test, and read the safety information.";
const approval = { units: "2 units", lastDay: "Jan 31, 2027", answer };

export const CARE_SAMPLES = [
  {
    name: "reminder of a dose",
    title: reminderMail.subject,
    element: createElement(ReminderMail, {
      say: reminderMail,
      action: { label: reminderMail.open, href: `${shop}/portal` },
      stop: `${shop}/stop-reminders/${"a1B2c3D4".repeat(5)}`,
    }),
  },
  {
    name: "reminder of a refill",
    title: refillMail.subject,
    element: createElement(ReminderMail, {
      say: refillMail,
      action: { label: refillMail.open, href: `${shop}/portal` },
      stop: `${shop}/stop-reminders/${"a1B2c3D4".repeat(5)}`,
    }),
  },
  aboutRequest("received", clearanceNews.asked("Retatrutide")),
  aboutRequest("approved", clearanceNews.approved("Retatrutide", approval)),
  aboutRequest("declined", clearanceNews.declined("Retatrutide", answer)),
  aboutRequest("to talk", clearanceNews.to_talk("Retatrutide", null)),
  aboutRequest("ended", clearanceNews.expired("Retatrutide")),
  aboutId("approved", concessionNews.approved("2029-12-31")),
  aboutId("approved without an end", concessionNews.approved(null)),
  aboutId("refused", concessionNews.refused("The picture is too dark to read.")),
  aboutBooking("booked", bookingNews.booked(booking)),
  aboutBooking("moved", bookingNews.moved(booking)),
  aboutBooking("tomorrow", bookingNews.reminder(booking, { isFilled: true })),
  aboutBooking("tomorrow, without the form", bookingNews.reminder(booking, { isFilled: false })),
  aboutBooking(
    "cancelled by its customer",
    bookingNews.cancelled(booking, "customer", { note: null, creditLost: true }),
  ),
  aboutBooking(
    "cancelled by staff",
    bookingNews.cancelled(booking, "staff", { note: "Dr. Reyes is ill.", creditLost: false }),
  ),
  aboutBooking("offered", bookingNews.offered("9:30 AM")),
  aboutBooking("with a note", bookingNews.noted(booking)),
  aboutBooking("not covered", bookingNews.uncovered(booking)),
  aboutBooking("booked, to the doctor", doctorNews.booked(booking)),
  aboutBooking("with another doctor", bookingNews.givenOn(booking, "Ana Reyes, MD")),
  aboutBooking("taken over, to the doctor", doctorNews.takenOver(booking)),
  aboutBooking("given away, to the doctor", doctorNews.givenAway(booking)),
  aboutBooking("moved, to the doctor", doctorNews.moved(booking)),
  aboutBooking("cancelled, to the doctor", doctorNews.cancelled(booking)),
];

function aboutRequest(name: string, news: ClearanceNews) {
  const action = { label: clearanceMail.see, href: `${shop}/portal/clearance` };
  const element = createElement(ClearanceMail, { news, action });
  return { name: `clearance ${name}`, title: news.title, element };
}

function aboutId(name: string, news: ConcessionNews) {
  const action = { label: concessionMail.again, href: `${shop}/portal/discount` };
  const element = createElement(ConcessionMail, { news, action });
  return { name: `ID ${name}`, title: news.title, element };
}

function aboutBooking(name: string, news: BookingNews) {
  const props = {
    news,
    facts: [
      { label: bookingMail.number, text: booking },
      { label: bookingMail.when, text: "Mon, Nov 23, 9:00 AM to 9:45 AM" },
      { label: bookingMail.fee, text: bookingMail.toClinic("$199 USD") },
    ],
    action: { label: bookingMail.open, href: `${shop}/consultation/booking/1` },
    footer: bookingMail.footer,
  };
  return {
    name: `consultation ${name}`,
    title: news.title,
    element: createElement(BookingMail, props),
  };
}

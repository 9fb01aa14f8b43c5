import { BookingMail } from "#app/care/consultations/emails/booking-mail.tsx";
import {
  bookingMail,
  bookingNews as booking,
  doctorNews as doctor,
  type BookingNews,
} from "#app/care/consultations/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";
import type { SampleData } from "./sample-data.ts";

type NewsOf = (data: SampleData) => BookingNews | readonly BookingNews[];

function about(name: string, when: string, news: NewsOf, footer: string): MailEntry {
  return {
    name,
    when,
    samples: (d) =>
      [news(d)].flat().map((own) =>
        sampleMail(own.subject, own.values, BookingMail, {
          news: own,
          facts: [
            { label: bookingMail.number, text: d.booking },
            { label: bookingMail.when, text: d.slot },
          ],
          action: {
            label: own.button ?? (own.leadsToForm ? bookingMail.fill : bookingMail.open),
            href: `${d.shop}/consultation/booking/1`,
          },
          footer: own.footer ?? footer,
        }),
      ),
  };
}

const toCustomer = (name: string, when: string, news: NewsOf) =>
  about(name, when, news, bookingMail.footer);
const toDoctor = (name: string, when: string, news: NewsOf) =>
  about(name, when, news, bookingMail.doctorFooter);

export const BOOKING_MAILS = {
  "booking-booked": toCustomer("Consultation booked", "A consultation is booked.", (d) =>
    booking.booked(d.booking),
  ),
  "booking-moved": toCustomer("Consultation moved", "A consultation gets a new time.", (d) =>
    booking.moved(d.booking),
  ),
  "booking-given-on": toCustomer(
    "Consultation with a new doctor",
    "A consultation moves to another doctor.",
    (d) => booking.givenOn(d.booking, d.doctor),
  ),
  "booking-reminder": toCustomer("Consultation reminder", "One day before a consultation.", (d) => [
    booking.reminder(d.booking, { isFilled: false }),
    booking.reminder(d.booking, { isFilled: true }),
  ]),
  "booking-cancelled": toCustomer("Consultation canceled", "A consultation is canceled.", (d) => [
    booking.cancelled(d.booking, "customer", { note: null, creditLost: true }),
    booking.cancelled(d.booking, "staff", { note: d.words, creditLost: false }),
  ]),
  "booking-noted": toCustomer("Consultation note", "A clinician finishes a note.", (d) =>
    booking.noted(d.booking),
  ),
  "booking-offered": toCustomer(
    "Time offered",
    "A time opens up for someone on the waitlist.",
    (d) => booking.offered(d.time),
  ),
  "booking-uncovered": toCustomer(
    "Fee no longer covered",
    "The order that paid for a consultation is refunded.",
    (d) => booking.uncovered(d.booking),
  ),
  "doctor-booked": toDoctor("New consultation", "A consultation is booked.", (d) =>
    doctor.booked(d.booking),
  ),
  "doctor-moved": toDoctor(
    "Consultation moved, to the doctor",
    "A consultation gets a new time.",
    (d) => doctor.moved(d.booking),
  ),
  "doctor-taken-over": toDoctor(
    "Consultation taken over",
    "A doctor receives a colleague’s consultation.",
    (d) => doctor.takenOver(d.booking),
  ),
  "doctor-given-away": toDoctor(
    "Consultation handed over",
    "A doctor’s consultation moves to a colleague.",
    (d) => doctor.givenAway(d.booking),
  ),
  "doctor-cancelled": toDoctor(
    "Consultation canceled, to the doctor",
    "A consultation is canceled.",
    (d) => doctor.cancelled(d.booking),
  ),
} satisfies Record<string, MailEntry>;

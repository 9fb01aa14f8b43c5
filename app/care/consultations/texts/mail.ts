import type { MailKind } from "#app/running/mailing/rules/mail-kinds.ts";
import type { MailValues } from "#app/running/mailing/rules/mail-variables.ts";
import type { CancelledBy } from "../rules/booking-terms.ts";
import { MOST_OFFERS } from "../rules/slot-wishes.ts";

export type BookingNews = {
  kind: MailKind;
  /** The values that the shop's own wording may use, by name. */
  values: MailValues;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** The mail links to the form before the visit instead of the booking. */
  leadsToForm?: boolean;
  /** Replaces the usual label. */
  button?: string;
  footer?: string;
};

const FORM =
  "Before your visit, please fill in a short form for your clinician. You can change it until the visit begins.";
const UNFILLED = "You haven’t filled in the form for your visit yet. It takes a few minutes.";

const HOW =
  "Have these ready: your medicines and doses, diagnoses, allergies and recent blood results.";
const EMERGENCY =
  "This is not for emergencies. Trouble breathing, chest pain or a swollen face: call 911 or go to the nearest emergency room now.";
type CancelFacts = { note: string | null; creditLost: boolean };

const cancelled = "Your consultation is canceled";

export const bookingNews = {
  booked: (number: string): BookingNews => ({
    kind: "booking-booked",
    values: { booking_number: number },
    subject: `Your consultation ${number} is booked`,
    title: "Your consultation is booked",
    paragraphs: [
      "Your doctor has your name and email, and will email you the details to join. Open the attached file to add the time to your calendar.",
      FORM,
      HOW,
      EMERGENCY,
    ],
    leadsToForm: true,
  }),
  moved: (number: string): BookingNews => ({
    kind: "booking-moved",
    values: { booking_number: number },
    subject: `Your consultation ${number} has a new time`,
    title: "Your consultation has a new time",
    paragraphs: ["Your new time is above. We’ve released the earlier one."],
  }),
  givenOn: (number: string, doctor: string): BookingNews => ({
    kind: "booking-given-on",
    values: { booking_number: number, doctor },
    subject: `Your consultation ${number} has a new doctor`,
    title: "Your consultation has a new doctor",
    paragraphs: [
      `Your doctor isn’t available, so ${doctor} will see you at the same time. ${doctor} has your name and email, and will email you the details to join.`,
      "If you’d rather not, cancel on the booking page. Any cost is shown there.",
    ],
  }),
  reminder: (number: string, { isFilled }: { isFilled: boolean }): BookingNews => ({
    kind: "booking-reminder",
    values: { booking_number: number },
    subject: `Your consultation ${number} is tomorrow`,
    title: "Your consultation is tomorrow",
    paragraphs: [...(isFilled ? [] : [UNFILLED]), HOW, EMERGENCY],
    leadsToForm: !isFilled,
  }),
  cancelled: (number: string, by: CancelledBy, { note, creditLost }: CancelFacts): BookingNews => ({
    kind: "booking-cancelled",
    values: { booking_number: number },
    subject: `${cancelled} (${number})`,
    title: cancelled,
    paragraphs:
      by === "staff"
        ? ["We’re sorry, but we had to cancel your consultation.", ...(note ? [note] : [])]
        : [
            "You canceled this consultation. If you still want to talk to a doctor, book another time.",
            ...(creditLost
              ? ["You canceled less than 24 hours before the start, so your credit is used up."]
              : []),
          ],
  }),
  noted: (number: string): BookingNews => ({
    kind: "booking-noted",
    values: { booking_number: number },
    subject: `Your clinician left you a note about consultation ${number}`,
    title: "Your clinician left you a note",
    paragraphs: [
      "Your clinician left you a note after your consultation. Sign in and open your booking to read it.",
      EMERGENCY,
    ],
  }),
  offered: (time: string): BookingNews => ({
    kind: "booking-offered",
    values: { until: time },
    subject: "A consultation time is free",
    title: "A time that suits you is free",
    paragraphs: [
      `We’ve reserved this time for you until ${time}, Manila time. Sign in and book it before then. After that we offer it to the next person on the waitlist.`,
      `If it doesn’t suit you, you don’t need to do anything. After you let ${MOST_OFFERS} offers pass, we take you off the waitlist.`,
    ],
    button: "Book this time",
    footer: "You get this email because you are on the waitlist for a consultation.",
  }),
  uncovered: (number: string): BookingNews => ({
    kind: "booking-uncovered",
    values: { booking_number: number },
    subject: `The fee for your consultation ${number} is no longer covered`,
    title: "Your consultation fee is no longer covered",
    paragraphs: [
      "The order that covered the fee was refunded. You’re still booked, but you now pay the fee to the clinic. To avoid it, cancel at least 24 hours before the start.",
    ],
  }),
} as const;

/** Mails to a doctor. The customer is named in the facts below the text. */
export const doctorNews = {
  booked: (number: string): BookingNews => ({
    kind: "doctor-booked",
    values: { booking_number: number },
    subject: `New consultation ${number}`,
    title: "You have a new consultation",
    paragraphs: ["Please email the customer the details to join."],
  }),
  moved: (number: string): BookingNews => ({
    kind: "doctor-moved",
    values: { booking_number: number },
    subject: `Consultation ${number} has a new time`,
    title: "A consultation has a new time",
    paragraphs: ["The new time is above."],
  }),
  takenOver: (number: string): BookingNews => ({
    kind: "doctor-taken-over",
    values: { booking_number: number },
    subject: `Consultation ${number} is now yours`,
    title: "A colleague’s consultation is now yours",
    paragraphs: ["Please email the customer the details to join."],
  }),
  givenAway: (number: string): BookingNews => ({
    kind: "doctor-given-away",
    values: { booking_number: number },
    subject: `Consultation ${number} was moved to a colleague`,
    title: "A consultation was moved to a colleague",
    paragraphs: [
      "The shop moved this consultation to another doctor. You don’t need to do anything.",
    ],
  }),
  cancelled: (number: string): BookingNews => ({
    kind: "doctor-cancelled",
    values: { booking_number: number },
    subject: `Consultation ${number} is canceled`,
    title: "A consultation is canceled",
    paragraphs: ["The time is free again."],
  }),
} as const;

export const bookingMail = {
  number: "Booking",
  when: "Time (Manila)",
  doctor: "Doctor",
  what: "Consultation",
  fee: "Fee",
  who: "For",
  covered: "covered by your credit",
  coveredByShop: "paid by the shop",
  toClinic: (fee: string) => `${fee}, paid to the clinic`,
  open: "View your booking",
  fill: "Fill in the form for your visit",
  again: "Book another time",
  write: "Contact the shop",
  hello: "Hello,",
  footer: "You get this email because you booked a consultation with us.",
  doctorFooter: "You get this email because the shop takes bookings for you.",
  calendarSummary: (doctor: string) => `Consultation with ${doctor}`,
  calendarTime: (when: string) => `${when}, Manila time`,
  calendarText: (number: string, length: string) => `${number}, ${length}`,
} as const;

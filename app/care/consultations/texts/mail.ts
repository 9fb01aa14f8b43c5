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
const UNFILLED = "You have not filled in the form for your visit yet. It takes a few minutes.";

const HOW =
  "Have your medicines and doses, your diagnoses and allergies, and recent blood results ready.";
const EMERGENCY =
  "This is not for emergencies. Trouble breathing, chest pain or a swollen face: call 911 or go to the nearest emergency room now.";
type CancelFacts = { note: string | null; creditLost: boolean };

const cancelled = "Your consultation is cancelled";

export const bookingNews = {
  booked: (number: string): BookingNews => ({
    kind: "booking-booked",
    values: { booking_number: number },
    subject: `Your consultation ${number} is booked`,
    title: "Your consultation is booked",
    paragraphs: [
      "The doctor has your name and email, and will email you how to join. Open the attached calendar file to add the time to your calendar.",
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
    paragraphs: ["This is your new time. The earlier one is free for others again."],
  }),
  givenOn: (number: string, doctor: string): BookingNews => ({
    kind: "booking-given-on",
    values: { booking_number: number, doctor },
    subject: `Your consultation ${number} is with another doctor`,
    title: "Your consultation is with another doctor",
    paragraphs: [
      `The time stays the same, but your consultation is now with ${doctor}, because your doctor is not available. ${doctor} has your name and email, and will email you how to join.`,
      "If you do not want that, you can cancel on the booking’s page. It shows any cost.",
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
        ? ["We are sorry, but we had to cancel it.", ...(note ? [note] : [])]
        : [
            "You cancelled it. If you still want to talk to a doctor, book another time.",
            ...(creditLost
              ? ["It was less than 24 hours away, so the credit you used for it is spent."]
              : []),
          ],
  }),
  noted: (number: string): BookingNews => ({
    kind: "booking-noted",
    values: { booking_number: number },
    subject: `Your clinician wrote to you about consultation ${number}`,
    title: "Your clinician wrote to you",
    paragraphs: [
      "After your consultation, your clinician wrote something for you. You can read it on the page of your booking, signed in to your account.",
      EMERGENCY,
    ],
  }),
  offered: (time: string): BookingNews => ({
    kind: "booking-offered",
    values: { until: time },
    subject: "A time for your consultation is free",
    title: "A time that suits you is free",
    paragraphs: [
      `It is reserved for you until ${time}, Manila time. Open it and book it before that, signed in to your account. After that it goes to the next person on the waitlist.`,
      `If it does not suit you, there is nothing you need to do. After ${MOST_OFFERS} offers that you let pass, we take you off the waitlist.`,
    ],
    button: "Book this time",
    footer: "You get this email because you are on the waitlist for a consultation.",
  }),
  uncovered: (number: string): BookingNews => ({
    kind: "booking-uncovered",
    values: { booking_number: number },
    subject: `The fee of your consultation ${number} is no longer covered`,
    title: "Your consultation is no longer covered",
    paragraphs: [
      "The order that covered its fee was refunded. Your booking still stands, and you pay the fee to the clinic. If you do not want that, cancel at least 24 hours before it begins.",
    ],
  }),
} as const;

/** Mails to a doctor. The customer is named in the facts below the text. */
export const doctorNews = {
  booked: (number: string): BookingNews => ({
    kind: "doctor-booked",
    values: { booking_number: number },
    subject: `New consultation ${number}`,
    title: "Someone booked a consultation",
    paragraphs: ["Please tell them by email how to join."],
  }),
  moved: (number: string): BookingNews => ({
    kind: "doctor-moved",
    values: { booking_number: number },
    subject: `Consultation ${number} has a new time`,
    title: "A consultation has a new time",
    paragraphs: ["This is the new time."],
  }),
  takenOver: (number: string): BookingNews => ({
    kind: "doctor-taken-over",
    values: { booking_number: number },
    subject: `Consultation ${number} is now yours`,
    title: "A colleague’s consultation is now yours",
    paragraphs: ["Please tell them by email how to join."],
  }),
  givenAway: (number: string): BookingNews => ({
    kind: "doctor-given-away",
    values: { booking_number: number },
    subject: `Consultation ${number} went to a colleague`,
    title: "A consultation went to a colleague",
    paragraphs: ["The shop has moved it to another doctor. There is nothing you need to do."],
  }),
  cancelled: (number: string): BookingNews => ({
    kind: "doctor-cancelled",
    values: { booking_number: number },
    subject: `Consultation ${number} is cancelled`,
    title: "A consultation is cancelled",
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
  coveredByShop: "settled by the shop",
  toClinic: (fee: string) => `${fee}, paid to the clinic`,
  open: "See your booking",
  fill: "Fill in the form for your visit",
  again: "Book another time",
  write: "Write to the shop",
  hello: "Hello,",
  footer: "You get this email because you booked a consultation with us.",
  doctorFooter: "You get this email because the shop takes bookings for you.",
  calendarSummary: (doctor: string) => `Consultation with ${doctor}`,
  calendarTime: (when: string) => `${when}, Manila time`,
  calendarText: (number: string, length: string) => `${number}, ${length}`,
} as const;

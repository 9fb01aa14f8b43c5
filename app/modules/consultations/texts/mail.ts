import type { CancelledBy } from "../rules/booking-terms.ts";

export type BookingNews = { subject: string; title: string; paragraphs: readonly string[] };

const HOW =
  "Have your medicines and doses, your diagnoses and allergies, and recent blood results at hand.";
const EMERGENCY =
  "This is not for emergencies. Trouble breathing, chest pain or a swollen face: call 911 or go to the nearest emergency room now.";
type Ending = { note: string | null; creditLost: boolean };

const cancelled = "Your consultation is cancelled";

/** What a customer reads about a booking. */
export const bookingNews = {
  booked: (number: string): BookingNews => ({
    subject: `Your consultation ${number} is booked`,
    title: "Your consultation is booked",
    paragraphs: [
      "The doctor has your name and email, and tells you there how to join. The calendar file of this mail puts the time into your calendar.",
      HOW,
      EMERGENCY,
    ],
  }),
  moved: (number: string): BookingNews => ({
    subject: `Your consultation ${number} has a new time`,
    title: "Your consultation has a new time",
    paragraphs: ["This is the time that counts now; the one before is free for somebody else."],
  }),
  givenOn: (number: string, doctor: string): BookingNews => ({
    subject: `Your consultation ${number} is with another doctor`,
    title: "Your consultation is with another doctor",
    paragraphs: [
      `It stays at its time, and is with ${doctor} now, since your doctor cannot hold it. ${doctor} has your name and email, and tells you there how to join.`,
      "If you do not want that, cancel it on its page. What that costs, if anything, is shown there.",
    ],
  }),
  reminder: (number: string): BookingNews => ({
    subject: `Your consultation ${number} is tomorrow`,
    title: "Your consultation is tomorrow",
    paragraphs: [HOW, EMERGENCY],
  }),
  cancelled: (number: string, by: CancelledBy, { note, creditLost }: Ending): BookingNews => ({
    subject: `${cancelled} (${number})`,
    title: cancelled,
    paragraphs:
      by === "staff"
        ? ["We had to cancel it, and we are sorry.", ...(note ? [note] : [])]
        : [
            "You cancelled it. If you still want to talk to a doctor, book another time.",
            ...(creditLost
              ? ["It was less than 24 hours away, so the credit you used for it is used up."]
              : []),
          ],
  }),
  uncovered: (number: string): BookingNews => ({
    subject: `The fee of your consultation ${number} is not covered any more`,
    title: "Your consultation is not covered any more",
    paragraphs: [
      "The order that covered its fee was paid back. Your booking stands, and you pay the fee to the clinic. If you do not want that, cancel it up to 24 hours before.",
    ],
  }),
} as const;

/** What a doctor reads; who comes stands in the facts below. */
export const doctorNews = {
  booked: (number: string): BookingNews => ({
    subject: `New consultation ${number}`,
    title: "Somebody booked a consultation",
    paragraphs: ["Please tell them by email how to join."],
  }),
  moved: (number: string): BookingNews => ({
    subject: `Consultation ${number} has a new time`,
    title: "A consultation has a new time",
    paragraphs: ["This is the time that counts now."],
  }),
  takenOver: (number: string): BookingNews => ({
    subject: `Consultation ${number} is yours now`,
    title: "A consultation of a colleague is yours now",
    paragraphs: ["Please tell them by email how to join."],
  }),
  givenAway: (number: string): BookingNews => ({
    subject: `Consultation ${number} went to a colleague`,
    title: "A consultation went to a colleague",
    paragraphs: ["The shop has given it to another doctor. You need not do anything."],
  }),
  cancelled: (number: string): BookingNews => ({
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
  again: "Book another time",
  write: "Write to the shop",
  hello: "Hello,",
  footer: "You get this mail because you booked a consultation with us.",
  doctorFooter: "You get this mail because the shop takes bookings for you.",
  calendarSummary: (doctor: string) => `Consultation with ${doctor}`,
  calendarText: (number: string, length: string) => `${number}, ${length}`,
} as const;

import {
  CHANGE_NOTICE_HOURS,
  HORIZON_DAYS,
  LEAST_NOTICE_HOURS,
  MOST_AHEAD,
} from "../rules/booking-terms.ts";

/** What a customer reads while she books, and about what she booked. */
export const bookingMessages = {
  title: (doctor: string) => `Book a time with ${doctor}`,
  lead: "All times are Manila time. Nothing is booked before you have read the summary.",
  back: "All doctors",
  type: "1. What is it about?",
  day: "2. Which day?",
  time: (day: string) => `3. What time on ${day}?`,
  chooseType: "Choose a kind of consultation to see the free times.",
  toClinic: (fee: string) => `${fee}, paid to the clinic`,
  covered: "Covered by your credit",
  coveredNote: "Your order with a Medical Consultation pays for it. You pay nothing to the clinic.",
  clinicNote: "You pay it to the clinic directly. We charge nothing for booking.",
  notOpen: "For customers who have ordered before",
  signInFirst: "You sign in before you take a time",
  signInText: "You come back to this page, and the time you want is one press away.",
  signIn: "Sign In",
  full: "full",
  free: (count: number) => (count === 1 ? "1 free" : `${count} free`),
  taken: "taken",
  bookAt: (time: string, day: string) => `${time}, ${day}`,
  noTimes: "No free time",
  noTimesText: `There is no time left in the next ${HORIZON_DAYS / 7} weeks. Another doctor may have one.`,
  noBookings: (doctor: string) => `${doctor} takes no bookings here at the moment`,
  noBookingsText: "Another doctor may have a time for you.",
  notice: `A time can be booked up to ${LEAST_NOTICE_HOURS} hours before it begins.`,

  summary: "Check and book",
  kept: (time: string) => `This time is reserved for you until ${time}`,
  keptText: "Read the summary and book it. Until then nobody else can take it.",
  confirm: "Book this time",
  other: "Choose another time",
  passedOn: (doctor: string) =>
    `${doctor} gets your name and email address, and nothing of your orders or answers. Staff who look after bookings can see it, and each look is recorded.`,
  holdOver: "This time is no longer reserved",
  holdOverText: "Ten minutes are over, and nothing was booked. Choose a time again.",
  again: "Choose again",

  bookedTitle: "Your consultation is booked",
  bookedText: (email: string) =>
    `We have written to ${email}. The doctor tells you by email how to join.`,
  cancelledTitle: "This consultation is cancelled",
  overTitle: "This consultation is over",
  number: "Booking",
  doctor: "Doctor",
  what: "Consultation",
  when: "Time",
  fee: "Fee",
  calendar: "Put it into your calendar",
  move: "Move it",
  cancel: "Cancel it",
  cancelText: (covered: boolean) =>
    covered
      ? "The time is given to others, and your credit is yours again."
      : "The time is given to others. If you have paid the clinic, ask them for the fee.",
  cancelLate: (covered: boolean) =>
    covered
      ? `It begins in less than ${CHANGE_NOTICE_HOURS} hours. You can still cancel it, but your credit is used up then. The time is given to others.`
      : `It begins in less than ${CHANGE_NOTICE_HOURS} hours. You can still cancel it, but the clinic may ask for its fee all the same. The time is given to others.`,
  cancelNow: "Cancel this consultation",
  creditLost: `You cancelled it less than ${CHANGE_NOTICE_HOURS} hours before, so its credit is used up.`,
  until: (moment: string) => `You can move it, or cancel it at no cost, until ${moment}.`,
  shortNotice: (covered: boolean) =>
    covered
      ? `It begins in less than ${CHANGE_NOTICE_HOURS} hours. Once it is booked you cannot move it. You can cancel it until it begins, but your credit is used up then.`
      : `It begins in less than ${CHANGE_NOTICE_HOURS} hours. Once it is booked you cannot move it. You can cancel it until it begins, but the clinic may ask for its fee all the same.`,
  tooLateNow: `You could move it until ${CHANGE_NOTICE_HOURS} hours before. If something serious happened,`,
  writeUs: "write to us",
  prepare: "Have these at hand",
  prepareText:
    "Your medicines and doses, your diagnoses and allergies, recent blood results, your weight, and whether you are or could become pregnant.",
  all: "All your consultations",
  bookAnother: "Book another time",

  moveTitle: "Move your consultation",
  moveLead: (when: string) =>
    `It is on ${when} now, and stays there until you choose another time.`,
  keep: "Leave it where it is",
  moved: (when: string) => `Your consultation is moved to ${when}.`,
  cancelled: "Your consultation is cancelled.",

  tab: "Consultations",
  ownTitle: "Your consultations",
  coming: "To come",
  past: "Over or cancelled",
  none: "No consultations yet",
  noneText: "A doctor looks at your health and your other medicines before you decide.",
  find: "See the doctors",
  open: (number: string) => `Open ${number}`,
  status: { held: "Not booked yet", booked: "Booked", cancelled: "Cancelled", over: "Over" },
  credit: "You have a credit for one initial consultation.",

  check: "That did not work",
  notUnderstood: "This form did not arrive as it was sent. Please try again.",
  refused: {
    forbidden: "Sign in to book.",
    unknown_doctor: "This doctor takes no bookings at the moment.",
    unknown_type: "This kind of consultation is not offered any more. Choose another.",
    not_open: "This kind of consultation is for customers who have ordered before.",
    too_many: `You have ${MOST_AHEAD} consultations to come. Cancel one, or wait until one is over.`,
    busy: "You have another consultation at that time. Choose another time.",
    taken: "Somebody else took this time, or it is too soon now. Choose another one.",
    hold_over: "Your ten minutes are over, so the time is no longer reserved. Please choose again.",
    doctor_gone: "This doctor takes no bookings any more. Choose another doctor.",
    credit_gone:
      "Your credit does not cover it any more. Below is what you would pay; book it if you agree.",
    not_booked: "This consultation is not booked any more.",
    over: "This consultation has begun, so it cannot be cancelled.",
    costs_now: `It begins in less than ${CHANGE_NOTICE_HOURS} hours by now, so cancelling has its price. Read it below before you cancel.`,
    too_late: `It is less than ${CHANGE_NOTICE_HOURS} hours away, so you cannot move it any more.`,
  },
} as const;

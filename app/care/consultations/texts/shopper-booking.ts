import {
  CHANGE_NOTICE_HOURS,
  HORIZON_DAYS,
  LEAST_NOTICE_HOURS,
  MOST_AHEAD,
} from "../rules/booking-terms.ts";

export const bookingMessages = {
  title: (doctor: string) => `Book a time with ${doctor}`,
  lead: "All times are Manila time. Nothing is booked until you confirm the summary.",
  back: "All doctors",
  type: "1. What is it about?",
  day: "2. Which day?",
  time: (day: string) => `3. What time on ${day}?`,
  chooseType: "Choose a type of consultation to see the free times.",
  covered: "Covered by your credit",
  coveredNote: "Your order with a Medical Consultation pays for it. You pay nothing to the clinic.",
  clinicNote: "You pay the fee to the clinic directly. We charge nothing for booking.",
  notOpen: "For customers who have ordered before",
  signInFirst: "Sign in to book",
  signInText:
    "Booking needs an account. You can choose a time first: we keep your choice while you sign in or create an account.",
  signIn: "Sign In",
  wanted: (moment: string) => `You chose ${moment}`,
  wantedText: "This time is still free.",
  reserve: "Reserve this time",
  wantedGone: (moment: string) => `${moment} is no longer free`,
  wantedGoneText: "Someone else booked the time you chose. Please choose another one below.",
  full: "full",
  free: (count: number) => (count === 1 ? "1 free" : `${count} free`),
  taken: "taken",
  noTimes: "No free time",
  noTimesText: `There is no free time in the next ${HORIZON_DAYS / 7} weeks. Another doctor may have one.`,
  noBookings: (doctor: string) => `${doctor} takes no bookings here at the moment`,
  noBookingsText: "Another doctor may have a time for you.",
  notice: `A time can be booked up to ${LEAST_NOTICE_HOURS} hours before it begins.`,

  summary: "Check and book",
  kept: "This time is reserved for you",
  keptText: (time: string) =>
    `Check the details and book before ${time}. No one else can take this time until then.`,
  confirm: "Book this time",
  other: "Choose another time",
  passedOn: (doctor: string) =>
    `${doctor} gets your name and email address by email. What you write in the form before your visit is read by its clinician alone. Staff who handle bookings can see this booking, and each time they open it is recorded.`,
  holdOver: "This time is no longer reserved",
  holdOverText: "It was reserved for a while, and nothing was booked. Please choose a time again.",
  again: "Choose again",

  bookedTitle: "Your consultation is booked",
  bookedText: (email: string) => `We have emailed ${email}. The doctor will email you how to join.`,
  cancelledTitle: "This consultation is cancelled",
  overTitle: "This consultation is over",
  number: "Booking",
  doctor: "Doctor",
  what: "Consultation",
  when: "Time",
  fee: "Fee",
  calendar: "Add to calendar",
  move: "Reschedule",
  cancel: "Cancel booking",
  cancelText: (covered: boolean) =>
    covered
      ? "Your time becomes available to others, and you get your credit back."
      : "Your time becomes available to others. If you have paid the clinic, ask them for a refund.",
  cancelLate: (covered: boolean) =>
    covered
      ? `It begins in less than ${CHANGE_NOTICE_HOURS} hours. You can still cancel it, but you lose your credit. Your time becomes available to others.`
      : `It begins in less than ${CHANGE_NOTICE_HOURS} hours. You can still cancel it, but the clinic may still charge its fee. Your time becomes available to others.`,
  cancelNow: "Cancel this consultation",
  creditLost: `You cancelled less than ${CHANGE_NOTICE_HOURS} hours before it began, so your credit was used.`,
  until: (moment: string) => `You can reschedule, or cancel at no cost, until ${moment}.`,
  shortNotice: (covered: boolean) =>
    covered
      ? `It begins in less than ${CHANGE_NOTICE_HOURS} hours. Once it is booked, you cannot reschedule it. You can cancel it until it begins, but you lose your credit.`
      : `It begins in less than ${CHANGE_NOTICE_HOURS} hours. Once it is booked, you cannot reschedule it. You can cancel it until it begins, but the clinic may still charge its fee.`,
  tooLateNow: `Rescheduling was possible until ${CHANGE_NOTICE_HOURS} hours before it begins. If something serious happened,`,
  writeUs: "write to us",
  prepare: "Have these at hand",
  prepareText:
    "Your medicines and doses, your diagnoses and allergies, recent blood results, your weight, and whether you are or could become pregnant.",
  all: "All your consultations",
  bookAnother: "Book another time",

  moveTitle: "Reschedule your consultation",
  moveLead: (when: string) =>
    `It is booked for ${when} and stays there until you choose another time.`,
  keep: "Keep the current time",
  moved: (when: string) => `Your consultation is now on ${when}.`,
  cancelled: "Your consultation is cancelled.",

  tab: "Consultations",

  check: "That did not work",
  notUnderstood: "We could not read this form. Please try again.",
  refused: {
    forbidden: "Sign in to book.",
    unknown_doctor: "This doctor takes no bookings at the moment.",
    unknown_type: "This kind of consultation is no longer offered. Choose another.",
    not_open: "This kind of consultation is for customers who have ordered before.",
    too_many: `You already have ${MOST_AHEAD} upcoming consultations. Cancel one, or wait until one is over.`,
    busy: "You have another consultation at that time. Choose another time.",
    taken: "This time is no longer free. Please choose another one.",
    hold_over: "This time is no longer reserved for you. Please choose again.",
    doctor_gone: "This doctor no longer takes bookings. Choose another doctor.",
    credit_gone:
      "Your credit no longer covers it. Below is what you would pay. Book it if you agree.",
    not_booked: "This consultation is no longer booked.",
    over: "This consultation has begun, so it cannot be cancelled.",
    costs_now: `It now begins in less than ${CHANGE_NOTICE_HOURS} hours, so cancelling may cost you something. Please read the details below first.`,
    too_late: `It begins in less than ${CHANGE_NOTICE_HOURS} hours, so you can no longer reschedule it.`,
  },
} as const;

import {
  CHANGE_NOTICE_HOURS,
  HORIZON_DAYS,
  LEAST_NOTICE_HOURS,
  MOST_AHEAD,
} from "../rules/booking-terms.ts";

export const bookingMessages = {
  title: (doctor: string) => `Book a time with ${doctor}`,
  lead: "All times are in Manila time. Nothing is booked until you confirm.",
  back: "All doctors",
  type: "What type of consultation?",
  day: "Which day?",
  time: (day: string) => `What time on ${day}?`,
  chooseType: "Choose a type to see the free times.",
  covered: "Covered by your credit",
  coveredNote: "The Medical Consultation you ordered covers the fee. You pay the clinic nothing.",
  clinicNote: "You pay the clinic directly. Booking is free.",
  notOpen: "Opens after your first paid order",
  signInFirst: "Sign in to book",
  signInText:
    "You need an account to book. If you choose a time first, we’ll remember it while you sign in or create an account.",
  signIn: "Sign In",
  wanted: (moment: string) => `You chose ${moment}`,
  wantedText: "This time is still free.",
  reserve: "Reserve this time",
  wantedGone: (moment: string) => `${moment} is no longer free`,
  wantedGoneText: "That time can no longer be booked. Choose another one below.",
  full: "full",
  free: (count: number) => (count === 1 ? "1 free" : `${count} free`),
  taken: "taken",
  noTimes: "No free times",
  noTimesText: `There are no free times in the next ${HORIZON_DAYS / 7} weeks. Try another doctor.`,
  noBookings: (doctor: string) => `${doctor} isn’t taking bookings right now`,
  noBookingsText: "Another doctor may be available.",
  notice: `Book at least ${LEAST_NOTICE_HOURS} hours before the start.`,

  summary: "Review and book",
  kept: "This time is reserved for you",
  keptText: (time: string) =>
    `Review the details and book before ${time}. No one else can take this time until then.`,
  confirm: "Book this time",
  other: "Choose another time",
  passedOn: (doctor: string) =>
    `We email ${doctor} your name and email address. Only the clinician of your visit can read the form you fill in before it. Staff who handle bookings can see this booking, and each view is recorded.`,
  holdOver: "This time is no longer reserved",
  holdOverText: "The reservation ended before you booked. Please choose a time again.",
  again: "Choose again",

  bookedTitle: "Your consultation is booked",
  bookedText: (email: string) =>
    `We’ve emailed a confirmation to ${email}. Your doctor will email you the details to join.`,
  cancelledTitle: "This consultation is canceled",
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
      ? "We release your time, and you get your credit back."
      : "We release your time. If you’ve paid the clinic, ask them for a refund.",
  cancelLate: (covered: boolean) =>
    covered
      ? `Your consultation begins in less than ${CHANGE_NOTICE_HOURS} hours. You can still cancel, but you’ll lose your credit.`
      : `Your consultation begins in less than ${CHANGE_NOTICE_HOURS} hours. You can still cancel, but the clinic may still charge the fee.`,
  cancelNow: "Cancel this consultation",
  creditLost: `You canceled less than ${CHANGE_NOTICE_HOURS} hours before the start, so your credit was used.`,
  until: (moment: string) => `You can reschedule, or cancel at no cost, until ${moment}.`,
  shortNotice: (covered: boolean) =>
    covered
      ? `This time is less than ${CHANGE_NOTICE_HOURS} hours away, so you can’t reschedule once you book. You can cancel until the start, but you’ll lose your credit.`
      : `This time is less than ${CHANGE_NOTICE_HOURS} hours away, so you can’t reschedule once you book. You can cancel until the start, but the clinic may still charge the fee.`,
  tooLateNow: `You could reschedule until ${CHANGE_NOTICE_HOURS} hours before the start. If something serious happened,`,
  writeUs: "write to us",
  prepare: "Have these ready",
  prepareText:
    "Your medicines and doses, your diagnoses and allergies, recent blood results, your weight, and whether you are or could become pregnant.",
  all: "All your consultations",
  bookAnother: "Book another time",

  moveTitle: "Reschedule your consultation",
  moveLead: (when: string) =>
    `Currently booked for ${when}. You keep that time until you choose another.`,
  keep: "Keep the current time",
  moved: (when: string) => `Your consultation is now on ${when}.`,
  cancelled: "Your consultation is canceled.",

  check: "That didn’t work",
  notUnderstood: "We could not read this form. Please try again.",
  refused: {
    forbidden: "Sign in to book.",
    unknown_doctor: "This doctor isn’t taking bookings right now.",
    unknown_type: "This type of consultation is no longer offered. Choose another.",
    not_open: "This type of consultation opens after your first paid order.",
    too_many: `You already have ${MOST_AHEAD} upcoming consultations. Cancel one, or wait until one is over.`,
    busy: "You have another consultation at that time. Choose another time.",
    taken: "This time is no longer free. Choose another one.",
    hold_over: "This time is no longer reserved for you. Choose again.",
    doctor_gone: "This doctor no longer takes bookings. Choose another doctor.",
    credit_gone:
      "Your credit no longer covers the fee. Check the fee below, and book if you agree.",
    not_booked: "This consultation is no longer booked.",
    over: "This consultation has begun, so it can no longer be canceled.",
    costs_now: `Your consultation now begins in less than ${CHANGE_NOTICE_HOURS} hours, so canceling may cost you. Read the details below first.`,
    too_late: `Your consultation begins in less than ${CHANGE_NOTICE_HOURS} hours, so you can no longer reschedule it.`,
  },
} as const;

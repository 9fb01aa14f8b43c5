export const courseConsentWording = (shop: string) =>
  `I agree that ${shop} stores the doses, vials, days, side effects and answers before a refill that I put in here, to show me my course. It is health data: I can read it, take it with me as a file, and delete it here at any time.`;

const doses = (count: number) => (count === 1 ? "1 dose" : `${count} doses`);

export const courseMessages = {
  tab: "Course",
  title: "Your course",
  lead: "What comes next, what is left, and what you took. It follows the label or your clinician, and never a number of its own.",
  timeline: "See it all on one line of time",
  locked: "Opens with your first order",
  lockedText:
    "A course can be followed here once an order of yours is paid. What labels say about each product is on its page, for everyone.",
  shop: "Shop Now",
  consent: "Before you begin",
  agree: "Agree and go on",
  agreeNeeded: "Tick the box to agree. Without it nothing is stored.",
  plan: {
    next: "Next dose",
    add: "Add a past dose",
    change: "Change the plan",
    pause: "Pause",
    stop: "Stop the course",
    stopHint: "What you logged stays in your file.",
    goOn: "Go on",
    move: "Move my day",
    nextOn: "Next dose on",
    nextOnHint: (day: string) => `Not before ${day}.`,
    open: "What can be changed",
  },
  start: {
    title: "Start a course",
    other: "Other products of your orders",
    startsOn: "First dose on",
    startsOnHint:
      "The same day of each week from then on. Also a day in the past, if you have begun already.",
    reminder: "Reminder by mail",
    start: "Start the course",
    consult: "Book a consultation",
    nothing: "Nothing to follow yet",
    nothingText:
      "Products of orders that are paid appear here. Which of them have a label, and so a plan, is said beside each.",
  },
  vial: {
    recalled: "This lot was recalled. Do not use it.",
    keep: "Keep it at 2–8 °C. It is discarded 28 days after its first puncture, even if something is left.",
    discard: "Discard this vial",
    which: "Which vial",
    mixedOn: "Mixed on",
    openIt: "Note this vial",
    noVials: "All vials of your paid orders are noted, or none has been packed yet.",
    refill: "Next vial",
    refillHave: (count: number) =>
      count === 1
        ? "One unopened vial is in your orders."
        : `${count} unopened vials are in your orders.`,
    order: (product: string) => `See ${product} in the shop`,
  },
  ended: {
    unstop: "Take the stop back",
    title: "Courses that were stopped",
    lead: "Their doses stay in your log. What is missing or wrong in it can be put right here.",
    one: (product: string, span: string) => `${product}, ${span}`,
    addTo: (product: string, span: string) => `Add a past dose to ${product}, ${span}`,
  },
  log: {
    title: "What you took",
    none: "No dose is logged yet",
    noneText: "Each dose you log appears here. Past ones can be added with their day.",
    day: "Day",
    amount: "Dose",
    site: "Site",
    edit: "Edit",
    file: "Download all as a file (CSV)",
    checkInsFile: "Download your check-ins as a file (CSV)",
    all: (count: number) => `All ${doses(count)}`,
  },
  remind: {
    title: "Reminders",
    lead: "On the day of a dose. The subject of the mail and the entry in the calendar say nothing of what it is.",
    hour: "Mail at",
    off: "No mail",
    save: "Save reminder",
    calendar: "Calendar",
    calendarText:
      "A secret address that your calendar reads. It changes with the plan. Whoever has the address can read the days.",
    address: "Address of your calendar",
    share: "Make an address",
    renew: "Make a new address",
    end: "End this address",
    subscribe: "Subscribe",
  },
  leave: {
    title: "Your data",
    text: "What you put in here is health data, stored because you agreed. You can delete all of it: plans, vials, doses, side effects and check-ins. What a clinician wrote for you belongs to the visit and stays.",
    sure: "Yes, delete my whole course",
    delete: "Delete it all",
    sureNeeded: "Tick the box if you want to delete it all.",
  },
} as const;

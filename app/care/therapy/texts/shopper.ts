export const courseConsentWording = (shop: string) =>
  `I agree that ${shop} stores the doses, vials, dates, side effects and pre-refill answers that I enter here, to show me my course. It is health data. I can read it, download it as a file and delete it here at any time.`;

const doses = (count: number) => (count === 1 ? "1 dose" : `${count} doses`);

export const courseMessages = {
  tab: "Course",
  title: "Your course",
  lead: "Your next dose, what’s left and what you took. Based on the label or your clinician’s instructions.",
  timeline: "View timeline",
  locked: "Opens with your first order",
  lockedText:
    "You can track a course here once you have a paid order. Product pages show what labels say.",
  shop: "Shop Now",
  consent: "Before you begin",
  agree: "Agree and continue",
  agreeNeeded: "Check the box to agree. We store nothing without it.",
  plan: {
    next: "Next dose",
    add: "Add a past dose",
    change: "Change plan",
    pause: "Pause",
    stop: "Stop course",
    stopHint: "Your log stays in your file.",
    goOn: "Resume",
    move: "Change dose day",
    nextOn: "Next dose on",
    nextOnHint: (day: string) => `Not before ${day}.`,
    open: "What you can change",
  },
  start: {
    title: "Start a course",
    other: "Other products you’ve ordered",
    startsOn: "First dose on",
    startsOnHint:
      "Later doses are counted from this day. If you’ve already started, choose the past day.",
    reminder: "Email reminder",
    start: "Start course",
    consult: "Book a consultation",
    nothing: "Nothing to track yet",
    nothingText:
      "Products from your paid orders appear here. Each one says whether it has a label, and so a plan.",
  },
  vial: {
    recalled: "This batch was recalled. Do not use it.",
    keep: "Keep it at 2–8 °C. Discard it 28 days after the first puncture, even if some is left.",
    discard: "Discard this vial",
    which: "Vial",
    mixedOn: "Mixed on",
    openIt: "Add this vial",
    noVials: "You’ve added all vials from your paid orders, or none are packed yet.",
    refill: "Next vial",
    refillHave: (count: number) =>
      count === 1 ? "You have 1 unopened vial." : `You have ${count} unopened vials.`,
    order: (product: string) => `View ${product} in the shop`,
  },
  ended: {
    unstop: "Undo stop",
    title: "Stopped courses",
    lead: "Their doses stay in your log. Add missing doses or fix mistakes here.",
    one: (product: string, span: string) => `${product}, ${span}`,
    addTo: (product: string, span: string) => `Add a past dose to ${product}, ${span}`,
  },
  log: {
    title: "What you took",
    none: "No doses logged yet",
    noneText: "Doses you log appear here. You can add past doses too.",
    day: "Day",
    amount: "Dose",
    site: "Site",
    edit: "Edit",
    file: "Download all doses (CSV)",
    checkInsFile: "Download your check-ins (CSV)",
    all: (count: number) => `All ${doses(count)}`,
  },
  remind: {
    title: "Reminders",
    lead: "Sent on dose days. The email subject and calendar entry don’t say what it’s about.",
    hour: "Email at",
    off: "No email",
    save: "Save reminder",
    calendar: "Calendar",
    calendarText:
      "A private link for your calendar app. It updates with your plan. Anyone with the link can see the days.",
    address: "Your calendar link",
    share: "Create link",
    renew: "Create new link",
    end: "Turn off link",
    subscribe: "Subscribe",
  },
  leave: {
    title: "Your data",
    text: "Your course is health data, stored because you agreed. You can delete all your plans, vials, doses, side effects and check-ins. Your clinician’s instructions belong to the visit and stay.",
    sure: "Yes, delete my whole course",
    delete: "Delete all",
    sureNeeded: "Check the box to delete all.",
  },
} as const;

export const courseConsentWording = (shop: string) =>
  `I agree that ${shop} stores the doses, vials, dates, side effects and pre-refill answers that I enter here, to show me my course. It is health data. I can read it, download it as a file and delete it here at any time.`;

const doses = (count: number) => (count === 1 ? "1 dose" : `${count} doses`);

export const courseMessages = {
  tab: "Course",
  logTab: "Log",
  settingsTab: "Settings",
  title: "Your course",
  lead: "Your next dose and what’s left. Based on the label or your clinician’s instructions.",
  settings: "Course settings",
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
    changeOf: (product: string) => `Change ${product}`,
    pause: "Pause",
    stop: "Stop course",
    stopHint: "If you stop, we keep your dose log.",
    goOn: "Resume",
    move: "Change dose day",
    nextOn: "Next dose on",
    nextOnHint: (day: string) => `Not before ${day}.`,
  },
  start: {
    title: "Start a course",
    other: "Other products you’ve ordered",
    startsOn: "First dose on",
    startsOnHint:
      "Later doses are counted from this day. If you’ve already started, choose the past day.",
    reminder: "Email reminder",
    noReminder: "No email",
    start: "Start course",
    consult: "Book a consultation",
    nothing: "Nothing to track yet",
    nothingText:
      "Products from your paid orders appear here. Each one says whether it has a label, and so a plan.",
  },
  vial: {
    recalled: "This batch was recalled. Do not use it.",
    keep: "Keep it at 2–8 °C. Discard it 28 days after the first puncture, even if some is left.",
    recalledOf: (product: string, day: string) =>
      `Recalled: do not use the ${product} vial mixed ${day}`,
    expiredOf: (product: string, day: string) =>
      `Discard your expired ${product} vial, mixed ${day}`,
    otherOf: (product: string, day: string) => `Another ${product} vial, mixed ${day}`,
    discardOf: (day: string) => `Discard ${day} vial`,
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
    today: (product: string) => `${product} is stopped`,
    todayText: "You can undo this today.",
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
    picture: "The newest dose is filled.",
    file: "Download all doses (CSV)",
    checkInsFile: "Download your check-ins (CSV)",
    all: (count: number) => `All ${doses(count)}`,
  },
} as const;

import type { PlanState } from "../rules/plan-terms.ts";

/** What somebody agrees to before anything of a course is stored. */
export const courseConsentWording = (shop: string) =>
  `I agree that ${shop} stores the doses, vials, days, side effects and answers before a refill that I put in here, to show me my course. It is health data: I can read it, take it with me as a file, and delete it here at any time.`;

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const doses = (count: number) => (count === 1 ? "1 dose" : `${count} doses`);

const states: Record<PlanState, string> = {
  active: "Running",
  paused: "Paused",
  stopped: "Stopped",
};

/** The course in the portal. */
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
  states,
  days,
  doses,
  plan: {
    next: "Next dose",
    dueToday: "Due today",
    dueOn: (day: string) => `Due on ${day}`,
    inDays: (count: number) => (count === 1 ? "Tomorrow" : `In ${days(count)}`),
    late: (count: number, day: string) => `${days(count)} late. It was due on ${day}.`,
    takeUntil: (day: string) =>
      `The label says: take it as soon as you can, until ${day}. After that skip it, and take the next one on its usual day. Never two at once.`,
    lateAsk:
      "No label says what to do with a late dose of it. Ask the clinician who wrote your instruction, and never take two at once.",
    missed: (list: string) =>
      `No dose is in the log for ${list}. Do not make up for it: the label says to skip what is later than it allows. If you did take it, add it with its day.`,
    missedNoLabel: (list: string) =>
      `No dose is in the log for ${list}. Do not make up for it, and ask the clinician who wrote your instruction. If you did take it, add it with its day.`,
    askPrescriber: (count: number) =>
      `${count} doses in a row are missing. The label leaves it to your prescriber how to go on, which can mean to begin again with a lower dose. Ask before the next one.`,
    log: "Log dose",
    add: "Add a past dose",
    ended: {
      time: "The time of your clinician’s instruction is over. Ask for a new one before you go on.",
      doses: "All doses of your clinician’s instruction are taken. Ask how to go on.",
    },
    byLabel: (name: string) => `By the label: ${name}`,
    byClinician: (name: string, day: string) =>
      `By the instruction of ${name}, which holds until ${day}`,
    read: (day: string) => `read on ${day}`,
    paused: "Paused: nothing is due, and no reminder is sent.",
    raiseLater: (dose: string, count: number) =>
      `The label’s next step is ${dose}, after ${doses(count)} more of this one and four weeks. Only your clinician decides whether you take it.`,
    raiseFrom: (dose: string, day: string) =>
      `The label’s next step is ${dose}, from ${day} at the earliest. Only your clinician decides whether you take it; staying on a step is possible.`,
    raise: (dose: string) => `My clinician raised it to ${dose}`,
    lower: (dose: string) => `My clinician lowered it to ${dose}`,
    maximum: (dose: string) => `Never more than ${dose} at once.`,
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
    label: (dose: string) => `By the label, beginning with ${dose} once a week`,
    instruction: (name: string) => `By the instruction of ${name}`,
    startsOn: "First dose on",
    startsOnHint:
      "The same day of each week from then on. Also a day in the past, if you have begun already.",
    reminder: "Reminder by mail",
    start: "Start the course",
    noSource:
      "There is no plan: it has no approved label, so there is no approved dose, and no clinician has written one for you here.",
    blocked:
      "Another course of this kind is running. Labels say not to combine them. Ask your clinician before you change.",
    consult: "Book a consultation",
    nothing: "Nothing to follow yet",
    nothingText:
      "Products of orders that are paid appear here. Which of them have a label, and so a plan, is said beside each.",
  },
  vial: {
    title: "Your vial",
    none: "No open vial",
    noneText: "Once you have mixed one, note it here: it then says what is left, and until when.",
    left: "Left",
    leftOf: (left: string, all: string) => `${left} of ${all}`,
    unknown: "Not known: the shop has no milligrams on record for this vial.",
    usedUp: "Used up",
    usedUpIn: (count: number, day: string) =>
      count === 0
        ? "The next dose needs a new vial"
        : `In ${days(count)}: on ${day} you need the next one`,
    lasts: "Lasts until the end of your instruction",
    expires: "Use until",
    expiresIn: (count: number, day: string) =>
      count < 0
        ? `It expired on ${day}. Discard it.`
        : count === 0
          ? `Today is its last day (${day})`
          : `${day}, ${days(count)} left`,
    from: (order: string, lot: string | null) =>
      lot === null ? `Order ${order}` : `Order ${order}, lot ${lot}`,
    mixed: (day: string) => `Mixed on ${day}`,
    mixedWith: (day: string, water: string) => `Mixed on ${day} with ${water} of water`,
    recalled: "This lot was recalled. Do not use it.",
    keep: "Keep it at 2–8 °C. It is discarded 28 days after its first puncture, even if something is left.",
    discard: "Discard this vial",
    discarded: (day: string) => `Discarded on ${day}`,
    open: "Open a vial",
    which: "Which vial",
    mixedOn: "Mixed on",
    asInstructed: (water: string, strength: string, who: string) =>
      `I mixed it with exactly ${water} of water, as ${who} wrote for a vial of ${strength}`,
    noMixing:
      "No source says how much water this vial is mixed with. So no mL and no units are shown: let your clinician or a pharmacist show you.",
    notOther: (strength: string) =>
      `The instruction names a vial of ${strength}, and this is another: no mL and no units are shown.`,
    openIt: "Note this vial",
    noVials: "All vials of your paid orders are noted, or none has been packed yet.",
    option: (product: string, order: string, lot: string | null, left: number) =>
      `${product}, order ${order}${lot === null ? "" : `, lot ${lot}`} (${left} unopened)`,
    isRecalled: "recalled: do not use",
    refill: "Next vial",
    refillOn: (day: string) => `You need the next vial on ${day}.`,
    refillHave: (count: number) =>
      count === 1
        ? "One unopened vial is in your orders."
        : `${count} unopened vials are in your orders.`,
    order: (product: string) => `See ${product} in the shop`,
  },
  ended: {
    title: "Courses that were stopped",
    lead: "Their doses stay in your log. What is missing or wrong in it can be put right here.",
    one: (product: string, span: string) => `${product}, ${span}`,
    span: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
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
    editOf: (day: string) => `Edit the dose of ${day}`,
    file: "Download all as a file (CSV)",
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
  today: {
    next: (product: string) => `Next dose of ${product}`,
    see: "See your course",
    begin: "Follow your course here",
    beginText:
      "What comes next, what is left in the vial, and what you took, by the label or your clinician’s instruction.",
    beginAct: "Begin",
  },
  leave: {
    title: "Your data",
    text: "What you put in here is health data, stored because you agreed. You can delete all of it: plans, vials, doses, side effects and check-ins. What a clinician wrote for you belongs to the visit and stays.",
    sure: "Yes, delete my whole course",
    delete: "Delete it all",
    sureNeeded: "Tick the box if you want to delete it all.",
  },
  done: {
    agreed: "Thank you. You can start a course now.",
    started: "Your course is started.",
    paused: "Paused.",
    stopped: "The course is stopped.",
    raised: "The dose is raised.",
    lowered: "The dose is lowered.",
    moved: "The day of your next dose is set.",
    reminder: "The reminder is saved.",
    opened: "The vial is noted.",
    discarded: "The vial is discarded.",
    calendarOn: "The address of your calendar is made.",
    calendarOff: "The address no longer works.",
    logged: "Dose logged.",
    seen: "You can log your first dose now.",
    edited: "The dose is changed.",
    removed: "The dose is removed.",
    noted: "It is noted.",
    unnoted: "The note is removed.",
    withdrawn: "Your course is deleted, and nothing more is stored.",
    more: "It was more than your plan says. Tell your clinician today, and if you feel unwell, call 911.",
    soon: (count: number) =>
      `It was taken only ${days(count)} after the one before, and the label wants at least three. Tell your clinician, and take no other before its day.`,
  },
  refused: {
    forbidden: "This is not open to you.",
    not_bought: "A course opens once an order of yours is paid.",
    consent_needed: "Nothing is stored before you agree. Please agree first.",
    not_found: "This is not in your course.",
    not_bought_it: "No paid order of yours has this product.",
    no_source: "There is neither a label nor an instruction for it, so there is no plan.",
    running: "A course of this product is running already.",
    other_runs: "Another course of this kind is running, and labels say not to combine them.",
    start_day: "Choose a day within the next 60 days.",
    changed_meanwhile: "It was changed meanwhile. Look at it again, please.",
    not_yet: "The label does not allow the next step yet.",
    lowest: "This is the lowest step of the label.",
    too_soon: "That is too soon after your last dose.",
    not_this_vial: "Choose a vial of your orders.",
    none_left: "All vials of this line are noted already.",
    recalled: "This lot was recalled. Do not use it.",
    lot_expired: "This lot had expired by then. Do not use it.",
    mixed_day: "Choose the day on which you mixed it, today or before.",
    day_ahead: "Choose today or a day before.",
    day_old: "Choose a day within the last two years.",
    same_day: "A dose of this day is in the log. Change that one instead.",
    no_vial: "Choose a vial that was mixed by then.",
    vial_over: "This vial had expired or was discarded by then.",
    vial_recalled: "The lot of this vial was recalled. Do not use it.",
    other_account: "It was put in under another account, and is not logged here.",
    other_dose: "This form was sent before with something else. Please open it again.",
    not_due: "This refill is not asked about any more. Look at it again, please.",
    other_form: "You answered today already. Look at it again, please.",
    not_now: "It cannot be put in the cart as it stands. Look at it again, please.",
    pause_day: "Choose a day from tomorrow on, within the next 180 days.",
    pause_old: "Only a pause of today can be taken back. Choose the day of your next dose instead.",
    stop_old: "Only a stop of today can be taken back. Start a new course instead.",
    ended: "The instruction of this course has ended. Ask your clinician.",
  },
  errors: {
    check: "Please look at these:",
    notUnderstood: "This form could not be read. Please open the page again.",
    product: "Choose a product of your orders.",
    day: "Enter a day, such as 2026-11-21.",
    hour: "Choose an hour from the list.",
    amount: "Enter milligrams as a number, such as 2.5.",
    vial: "Choose a vial from the list.",
    site: "Choose a site from the list.",
    felt: "Choose at least one.",
  },
} as const;

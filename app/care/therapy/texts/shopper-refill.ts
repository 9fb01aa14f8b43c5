import type {
  Feeling,
  HealthChange,
  RefillOutcome,
  StrengthWish,
  TalkReason,
} from "../rules/decide-refill.ts";

const vials = (count: number) => (count === 1 ? "1 vial" : `${count} vials`);

const feelings: Record<Feeling, string> = {
  well: "Well",
  some_trouble: "Some trouble",
  not_well: "Not well",
};

const changes: Record<HealthChange, string> = {
  pregnancy: "Pregnant, or planning to be",
  breastfeeding: "Breastfeeding",
  new_condition: "A new diagnosis",
  new_medicine: "A new medicine",
  surgery: "A planned surgery or sedation",
};

const strengths: Record<StrengthWish, string> = {
  same: "Same as now",
  clinician_changed: "My clinician changed it",
  want_change: "I’d like to change it",
};

const outcomes: Record<RefillOutcome, string> = {
  ready: "Ready to order",
  talk: "See a clinician first",
  urgent: "Urgent help",
};

const reasons: Record<TalkReason, string> = {
  not_well: "You’re not well. See a clinician before your next vial.",
  some_trouble: "You have some trouble. A clinician can say what helps and whether to continue.",
  health_change: "Something changed that a clinician should review first.",
  no_instruction:
    "A new strength needs your clinician’s instructions here, and no valid ones are on file.",
  want_change: "Only a clinician can change your strength. A refill can’t.",
};

/** A check-in before a refill, and what follows from it. */
export const refillMessages = {
  title: (product: string) => `${product} refill`,
  lead: "Answer 3 questions. Nothing is ordered or charged until you check out.",
  card: {
    due: "Time to plan your refill",
    dueText: (day: string) => `Needed by ${day}. Answer 3 questions first.`,
    begin: "Check in",
    ready: "Your refill is ready",
    readyText: "You’ve checked in. See today’s price and add it to your cart.",
    open: "View refill",
    stopped: "See a clinician before your refill",
    stoppedText: "Based on your answers, talk to a clinician first.",
    urgent: "Get help first",
    urgentText: "You reported a warning sign. See a doctor before you refill.",
    ahead: (day: string) => `We’ll ask about your refill from ${day}.`,
    skipped: (day: string) => `Refill skipped. We’ll ask again on ${day}.`,
    inCart: "Your refill is in the cart or ordered.",
  },
  none: "No refill to plan",
  noneText:
    "We’ll ask about a refill once we know what’s left in your vial and when you need the next one.",
  paused: "Your course is paused",
  pausedText: "Nothing is due, and we send no reminders.",
  pausedUntil: (day: string) => `Resumes automatically on ${day}.`,
  ahead: (day: string, from: string) =>
    `You’ll need the next vial on ${day}. We’ll ask from ${from}, in time for delivery.`,
  due: (day: string) => `You’ll need the next vial on ${day}.`,
  feelings,
  changes,
  strengths,
  outcomes,
  reasons,
  ask: {
    feeling: "How are you?",
    signs: "Do any of these apply?",
    signsHint: "If a warning sign applies, stop and get help. You don’t have to be sure.",
    flags: "Warning signs",
    changes: "Changes to discuss with a clinician",
    mention: (count: number) => `See the ${count} conditions and medicines that matter here`,
    none: "None of these",
    strength: "Which strength do you want?",
    share: "Let my clinician read this check-in",
    shareHint: "If you don’t check this, only you can read it.",
    send: "Send check-in",
  },
  talkTitle: "Talk to a clinician first",
  book: "Book a follow-up",
  write: "Contact us",
  again: "Answer again",
  againTomorrow: "You can answer again tomorrow.",
  answered: (day: string) => `You checked in on ${day}.`,
  offer: {
    title: "Your refill",
    strength: "Strength",
    ofVial: (mg: string) => `${mg} per vial`,
    units: "Quantity",
    vials,
    each: "Price each",
    all: "Total now",
    arrives: "Arrives",
    arrivesText: (days: string) => `${days}, if you order today`,
    cutBy: {
      approval: (count: number) =>
        `Your approval still covers ${vials(count)}. To order more, ask your clinician again.`,
      stock: (count: number) => `Only ${vials(count)} available now.`,
      most: (count: number) => `You can order up to ${vials(count)} at a time.`,
    },
    needsWord: "At checkout, you confirm that a clinician supervises your use.",
    put: "Add to Cart",
    putHint: "Nothing is ordered until you check out.",
    approval: "Your approval is used up or has expired",
    approvalText: "A clinician must approve this product before you can order it again.",
    askApproval: "Request approval",
    out: "Out of stock",
    outText: "This strength isn’t available right now.",
    watch: "Tell me when it’s back",
    gone: "No longer sold",
    goneText:
      "We no longer sell this strength. Ask a clinician how to continue, or contact us to hear if it comes back.",
    too_large: "Your dose doesn’t fit this vial strength",
    too_largeText: "Ask a clinician which strength fits your dose.",
    nothing_left: "Your instructions end first",
    nothing_leftText: "No more doses are planned. Ask your clinician how to continue.",
    cart: "View cart",
    inCart: "Your refill is in the cart",
    inCartText: "Check out when you’re ready. If you’ve already ordered it, you’re all set.",
  },
  acts: {
    title: "Not now?",
    skip: "Skip this refill",
    skipHint: (day: string) => `We’ll ask again on ${day}.`,
    pause: "Pause course",
    until: "Resume on",
    untilHint: "Leave blank to pause until you resume. Reminders pause too.",
    stop: "Stop course",
    unskip: "Undo skip",
    unpause: "Undo pause",
    goOn: "Resume in your course settings",
  },
  done: {
    checked: "Thank you. Your check-in is saved.",
    inCart: "Your refill is in your cart.",
    alreadyInCart: "It was already in your cart.",
    skipped: "Refill skipped.",
    unskipped: "You can plan this refill now.",
    paused: "Course paused.",
    unpaused: "Course resumed.",
    stopped: "Course stopped. You can undo this today.",
    reopened: "Course resumed.",
  },
  errors: {
    feeling: "Select how you are.",
    signs: "Select all that apply, or “None of these”.",
    strength: "Select a strength.",
    both: "Select either what applies or “None of these”, not both.",
  },
  columns: [
    "Day",
    "Product",
    "How you felt",
    "Warning signs",
    "What changed",
    "Strength",
    "Outcome",
    "Added to cart",
    "Shared with clinician",
  ],
  yes: "Yes",
  no: "No",
} as const;

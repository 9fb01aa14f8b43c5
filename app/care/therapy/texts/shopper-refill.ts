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
  same: "The same as now",
  clinician_changed: "My clinician changed it",
  want_change: "I would like to change it",
};

const outcomes: Record<RefillOutcome, string> = {
  ready: "Refill can be ordered",
  talk: "A clinician first",
  urgent: "Help at once",
};

const reasons: Record<TalkReason, string> = {
  not_well: "You are not well. Let a clinician look at it before the next vial.",
  some_trouble: "You have some trouble. A clinician can say what helps, and whether to go on.",
  health_change: "Something changed that a clinician looks at first.",
  no_instruction:
    "A changed strength needs the instruction of your clinician here, and none that still holds is on file.",
  want_change: "A strength is changed by a clinician, never by a refill.",
};

/** A check-in before a refill, and what follows from it. */
export const refillMessages = {
  title: (product: string) => `Refill of ${product}`,
  lead: "Three questions, then your refill waits for you. Nothing is ordered and nothing is charged unless you check out yourself.",
  back: "Back to your course",
  card: {
    due: "Time to plan your refill",
    dueText: (day: string) => `The next vial is needed on ${day}. Three questions come first.`,
    begin: "Check in",
    ready: "Your refill is ready",
    readyText: "You checked in. It waits for you, with its price of today.",
    open: "See your refill",
    stopped: "A clinician before your refill",
    stoppedText: "After what you answered, talk to a clinician first.",
    urgent: "Get help first",
    urgentText: "You noted a warning sign. There is no refill before a doctor has looked at it.",
    ahead: (day: string) => `Refill: we ask you from ${day} on.`,
    skipped: (day: string) => `You left this refill out. We ask again on ${day}.`,
    inCart: "Your refill is in the cart or ordered.",
  },
  none: "No refill to plan",
  noneText:
    "A refill is asked about once it is known what is left of your vial, and when you need the next one.",
  paused: "Your course is paused",
  pausedText: "Nothing is due, and no reminder is sent.",
  pausedUntil: (day: string) => `It goes on by itself on ${day}.`,
  ahead: (day: string, from: string) =>
    `You need the next vial on ${day}. We ask you from ${from} on, in time for a parcel.`,
  due: (day: string) => `You need the next vial on ${day}.`,
  feelings,
  changes,
  strengths,
  outcomes,
  reasons,
  ask: {
    feeling: "How are you?",
    signs: "Is one of these so?",
    signsHint: "If a warning sign is so, stop and get help. You do not have to be sure.",
    flags: "Warning signs",
    changes: "What a clinician looks at first",
    none: "None of these",
    strength: "Which strength do you want?",
    share: "A clinician whose patient I am may read this check-in",
    shareHint: "If you leave it empty, only you can read it.",
    send: "Send my check-in",
  },
  talkTitle: "Talk to a clinician first",
  book: "Book a follow-up",
  write: "Write to us",
  again: "Answer again",
  againTomorrow: "You can answer again from tomorrow on.",
  answered: (day: string) => `You checked in on ${day}.`,
  offer: {
    title: "Your refill",
    strength: "Strength",
    ofVial: (mg: string) => `${mg} in a vial`,
    units: "Quantity",
    vials,
    each: "Price of one",
    all: "Price now",
    arrives: "Arrives",
    arrivesText: (days: string) => `${days}, if you order today`,
    cutBy: {
      approval: (count: number) =>
        `Your approval still covers ${vials(count)}. For more, ask your clinician again.`,
      stock: (count: number) => `Only ${vials(count)} can be had now.`,
      most: (count: number) => `No more than ${vials(count)} fit in one order.`,
    },
    needsWord: "At the checkout you confirm that a clinician supervises it.",
    put: "Put it in my cart",
    putHint: "You check out yourself. Until then nothing is ordered.",
    approval: "Your approval is used up or has expired",
    approvalText: "A clinician approves this product before it can be ordered again.",
    askApproval: "Ask a clinician for an approval",
    out: "Out of stock",
    outText: "None of this strength can be had now.",
    watch: "Tell me when it is back",
    gone: "No longer sold",
    goneText:
      "The shop does not sell this strength any more. Ask a clinician how to go on, or write to us and we tell you if it comes back.",
    too_large: "No vial of this strength holds your dose",
    too_largeText: "Ask a clinician which strength fits your dose.",
    nothing_left: "Your instruction ends before",
    nothing_leftText: "No further dose is planned. Ask your clinician how to go on.",
    clashText: "Take the other one out of your cart, or ask a clinician.",
    cart: "Open your cart",
    inCart: "Your refill is in the cart",
    inCartText: "Check out when you are ready. If you have ordered it already, all is done.",
  },
  acts: {
    title: "Not now?",
    skip: "Skip this one",
    skipHint: (day: string) => `We ask again on ${day}.`,
    pause: "Pause the course",
    until: "Goes on by itself on",
    untilHint: "Leave it empty to pause until you go on yourself. Reminders pause too.",
    stop: "Stop the course",
    unskip: "Ask me now after all",
    unpause: "Take the pause back",
    goOn: "Go on from your course",
  },
  done: {
    checked: "Thank you. Your check-in is stored.",
    inCart: "Your refill is in the cart.",
    alreadyInCart: "It was in the cart already.",
    skipped: "This refill is left out.",
    unskipped: "You are asked again.",
    paused: "Paused.",
    unpaused: "The course goes on as before.",
    stopped: "The course is stopped. You can take that back today.",
    reopened: "The course goes on as before.",
  },
  errors: {
    feeling: "Say how you are.",
    signs: "Choose what is so, or “None of these”.",
    strength: "Choose a strength.",
    both: "Choose what is so, or “None of these”, not both.",
  },
  columns: [
    "Day",
    "Product",
    "How you were",
    "Warning signs",
    "What changed",
    "Strength",
    "What followed",
    "Put in the cart",
    "A clinician may read it",
  ],
  yes: "Yes",
  no: "No",
} as const;

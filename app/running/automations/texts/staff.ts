import type { AutomationKey, Exit } from "../rules/automation-terms.ts";
import type { SkipReason } from "../rules/judge-run.ts";

type AutomationTexts = {
  name: string;
  begins: string;
  exits: string;
  /** The consent that it needs, or why it needs none. */
  reach: string;
};

const agreed = "Only to who agreed to news, at the moment of sending.";

export const aboutAutomation: Readonly<Record<AutomationKey, AutomationTexts>> = {
  newsletter_welcome: {
    name: "Newsletter welcome",
    begins: "The newsletter is confirmed",
    exits: "The subscription has ended.",
    reach: "To whoever confirmed the newsletter.",
  },
  welcome: {
    name: "Account welcome",
    begins: "An account is made",
    exits: "The account is gone.",
    reach: agreed,
  },
  abandoned_cart: {
    name: "Abandoned cart",
    begins: "A cart is left alone",
    exits: "They ordered, came back to the cart, or emptied it.",
    reach: `${agreed} Carts without an account have no mailbox.`,
  },
  unpaid_order: {
    name: "Unpaid order",
    begins: "A transfer is awaited",
    exits: "They paid, sent a proof of the transfer, or the order has ended.",
    reach: "To the buyer, who waits for it: it needs no consent to news.",
  },
  review_request: {
    name: "Delivery follow-up",
    begins: "The parcel is delivered",
    exits: "They reviewed something of the order, or returned it.",
    reach: agreed,
  },
  refill_due: {
    name: "Refill due",
    begins: "A refill can be planned",
    exits: "They planned it, left it out, or paused the course.",
    reach: "To who asked for reminders in the portal, at the hour they chose.",
  },
  missed_check_in: {
    name: "Missed check-in",
    begins: "A refill was reminded of",
    exits: "They answered, stopped the reminders, or the course has ended.",
    reach: "To who asked for reminders in the portal. It needs “Refill due” to be on.",
  },
  win_back: {
    name: "Win-back",
    begins: "An order is paid",
    exits: "They ordered again, or the order was refunded.",
    reach: agreed,
  },
  stock_watched: {
    name: "Back in stock",
    begins: "A notice is asked for",
    exits: "They ended the notice, or the item sold out again.",
    reach: "To who asked for the notice. While it is off they go on waiting.",
  },
  price_watched: {
    name: "Lower price",
    begins: "An item costs less",
    exits: "They ended the notice, the price rose again, or the item sold out.",
    reach: "To who asked for the notice. While it is off they go on waiting.",
  },
};

export const exitWords: Readonly<Record<Exit, string>> = {
  ordered: "Ordered",
  came_back: "Came back to the cart",
  emptied: "Emptied the cart",
  reviewed: "Wrote a review",
  returned: "Returned or refunded",
  checked_in: "Answered",
  plan_over: "Stopped or paused",
  gone: "No longer there",
  switched_off: "Automation switched off",
};

export const skipWords: Readonly<Record<SkipReason, string>> = {
  no_consent: "Does not agree to news",
  too_late: "No hour and no room within two days",
  had_one: "Had one not long ago",
  unsubscribed: "Unsubscribed",
  staff: "Suppressed by staff",
  soft_bounces: "Mailbox was full too often",
  complaint: "Complained",
  hard_bounce: "Mailbox does not exist",
};

export const mailEndWords: Readonly<Record<string, string>> = {
  mails_off: "Marketing emails are off",
  withheld: "Withheld as it left",
  hard: "Mailbox does not exist",
  refused: "Refused by the mail server",
  given_up: "Mail server could not be reached",
};

const people = (n: number) => (n === 1 ? "1 person" : `${n} people`);

export const automationMessages = {
  title: "Automations",
  lead: "Mails that follow an event. Each goes once, and to no one who did meanwhile what it asks for. The limit and the quiet hours of all of them are in the settings.",
  toSettings: "Limit and quiet hours",
  caption: "Automations",
  none: "No automations",
  noneHint: "Every shop has its automations; this one has lost them.",
  columns: {
    name: "Automation",
    delay: "Waits",
    inIt: "In it",
    sent: "Sent, 30 days",
    state: "Status",
  },
  states: { active: "On", inactive: "Off" },
  notAtAll: "Not at all",
  wait: (delay: number, unit: "hours" | "days") =>
    `${delay} ${delay === 1 ? unit.slice(0, -1) : unit}`,

  back: "All automations",
  fields: {
    isOn: {
      label: "This automation is on",
      hint: "Switched on, it reaches no one whose mail was due before. Switched off, it ends for everyone who waits in it.",
    },
    delay: { label: "Waits for", hint: "Counted from the event. Who waits already moves along." },
    delayUnit: { label: "Hours or days", words: { hours: "Hours", days: "Days" } },
  },
  save: "Save automation",
  saved: (isOn: boolean) => (isOn ? "The automation is on." : "The automation is off."),
  check: "Please check the form",
  noStep: "Choose what to do.",
  needed: {
    isOn: "Tick whether it is on.",
    delay: "Enter how long it waits, in whole numbers.",
    delayUnit: "Choose hours or days.",
  },
  outside: (least: string, most: string) => `It can wait from ${least} to ${most}.`,
  errors: { forbidden: "Your role does not allow this.", saveFailed: "Failed to save automation" },

  facts: { reach: "Who gets it", exits: "What ends it before", words: "Words of the mail" },
  wordsOf: (name: string) => `Words of “${name}”`,
  picture: {
    title: "Where they stand",
    lead: (days: number) => `Ended ones are those of the last ${days} days.`,
    begins: "Begins",
    waits: "Waits",
    waitsNot: "Goes at once",
    looks: "Looks again",
    looksNote: "Is the reason still there?",
    left: "Ends without a mail",
    leftNote: "They did it meanwhile",
    holds: "Quiet hours and limit",
    holdsNote: (quiet: number, limit: number) => `${quiet} for the hour, ${limit} for room`,
    skipped: "May not be mailed",
    skippedNote: "No consent, suppressed, too late",
    sent: "Mail written",
    sentNote: "Once each",
    here: (n: number) => people(n),
    off: "Off: no one enters.",
  },
  why: {
    title: "Why it ended without a mail",
    none: "No one yet.",
    reason: "Reason",
    count: "People",
  },
} as const;

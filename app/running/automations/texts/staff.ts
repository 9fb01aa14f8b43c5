import type { AutomationKey, Exit } from "../rules/automation-terms.ts";
import type { SkipReason } from "../rules/judge-run.ts";

type AutomationTexts = {
  name: string;
  begins: string;
  exits: string;
  /** The consent that it needs, or why it needs none. */
  reach: string;
};

const agreed = "Only customers who agree to news at the time of sending.";

export const aboutAutomation: Readonly<Record<AutomationKey, AutomationTexts>> = {
  newsletter_welcome: {
    name: "Newsletter welcome",
    begins: "Newsletter confirmed",
    exits: "The subscription ended.",
    reach: "Everyone who confirmed the newsletter.",
  },
  welcome: {
    name: "Account welcome",
    begins: "Account created",
    exits: "The account was deleted.",
    reach: agreed,
  },
  abandoned_cart: {
    name: "Abandoned cart",
    begins: "Cart abandoned",
    exits: "They ordered, came back to the cart, or emptied it.",
    reach: `${agreed} Carts without an account have no email.`,
  },
  unpaid_order: {
    name: "Unpaid order",
    begins: "Waiting for a transfer",
    exits: "They paid, sent proof of the transfer, or the order ended.",
    reach: "The buyer. Consent to news isn’t needed.",
  },
  review_request: {
    name: "Delivery follow-up",
    begins: "Parcel delivered",
    exits: "They reviewed an item from the order, or returned it.",
    reach: agreed,
  },
  refill_due: {
    name: "Refill due",
    begins: "Refill can be planned",
    exits: "They planned it, skipped it, or paused the course.",
    reach: "Customers who turned on reminders in the portal, at the hour they chose.",
  },
  missed_check_in: {
    name: "Missed check-in",
    begins: "Refill reminder sent",
    exits: "They answered, stopped the reminders, or the course ended.",
    reach: "Customers who turned on reminders in the portal. “Refill due” must be on.",
  },
  win_back: {
    name: "Win-back",
    begins: "Order paid",
    exits: "They ordered again, or the order was refunded.",
    reach: agreed,
  },
  stock_watched: {
    name: "Back in stock",
    begins: "Notice requested",
    exits: "They canceled the notice, or the item sold out again.",
    reach: "Customers who requested the notice. They keep waiting while this is off.",
  },
  price_watched: {
    name: "Lower price",
    begins: "Price drops",
    exits: "They canceled the notice, the price rose again, or the item sold out.",
    reach: "Customers who requested the notice. They keep waiting while this is off.",
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
  gone: "No longer exists",
  switched_off: "Automation switched off",
};

export const skipWords: Readonly<Record<SkipReason, string>> = {
  no_consent: "No consent to news",
  too_late: "Quiet hours or limit for two days",
  had_one: "Received one recently",
  unsubscribed: "Unsubscribed",
  staff: "Suppressed by staff",
  soft_bounces: "Mailbox was full too often",
  complaint: "Complained",
  hard_bounce: "Mailbox doesn’t exist",
};

export const mailEndWords: Readonly<Record<string, string>> = {
  mails_off: "Marketing emails are off",
  withheld: "Held back at sending",
  hard: "Mailbox doesn’t exist",
  refused: "Refused by the mail server",
  given_up: "Mail server unreachable",
};

const people = (n: number) => (n === 1 ? "1 person" : `${n} people`);

export const automationMessages = {
  title: "Automations",
  lead: "Emails that follow an event. Each is sent once, and only if it’s still relevant. Set the limit and quiet hours for all automations in the settings.",
  toSettings: "Limit and quiet hours",
  caption: "Automations",
  none: "No automations",
  noneHint: "Every shop should have automations, but none were found.",
  columns: {
    name: "Automation",
    delay: "Delay",
    inIt: "In progress",
    sent: "Sent, 30 days",
    state: "Status",
  },
  states: { active: "On", inactive: "Off" },
  notAtAll: "None",
  wait: (delay: number, unit: "hours" | "days") =>
    `${delay} ${delay === 1 ? unit.slice(0, -1) : unit}`,

  back: "All automations",
  fields: {
    isOn: {
      label: "This automation is on",
      hint: "Turning it on doesn’t send emails that were due earlier. Turning it off ends it for everyone in progress.",
    },
    delay: { label: "Delay", hint: "Counted from the event. Also applies to people in progress." },
    delayUnit: { label: "Unit", words: { hours: "Hours", days: "Days" } },
  },
  save: "Save automation",
  saved: (isOn: boolean) => (isOn ? "The automation is on." : "The automation is off."),
  check: "Please check the form",
  noStep: "Choose an action.",
  needed: {
    isOn: "Choose on or off.",
    delay: "Enter the delay as a whole number.",
    delayUnit: "Choose hours or days.",
  },
  outside: (least: string, most: string) => `Enter a delay from ${least} to ${most}.`,
  errors: { forbidden: "Your role does not allow this.", saveFailed: "Failed to save automation" },

  facts: { reach: "Who gets it", exits: "Ends early if", words: "Email text" },
  wordsOf: (name: string) => `Text of “${name}”`,
  picture: {
    title: "People in this automation",
    lead: (days: number) => `Finished runs are from the last ${days} days.`,
    begins: "Starts",
    waits: "Waiting",
    waitsNot: "No delay",
    looks: "Check again",
    looksNote: "Does the reason still apply?",
    left: "Ended without an email",
    leftNote: "No longer needed",
    holds: "Quiet hours and limit",
    holdsNote: (quiet: number, limit: number) => `${quiet} in quiet hours, ${limit} at the limit`,
    skipped: "Can’t be emailed",
    skippedNote: "No consent, suppressed or too late",
    sent: "Email sent",
    sentNote: "One per person",
    here: (n: number) => people(n),
    off: "Off, so no one enters.",
  },
  why: {
    title: "Why no email was sent",
    none: "No one yet.",
    reason: "Reason",
    count: "People",
  },
} as const;

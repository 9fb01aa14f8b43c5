import type { MailPurpose } from "#app/platform/mail/suppression-terms.ts";

export const AUTOMATION_KEYS = [
  "newsletter_welcome",
  "welcome",
  "abandoned_cart",
  "unpaid_order",
  "review_request",
  "refill_due",
  "missed_check_in",
  "win_back",
  "stock_watched",
  "price_watched",
] as const;
export type AutomationKey = (typeof AUTOMATION_KEYS)[number];

export const DELAY_UNITS = ["hours", "days"] as const;
export type DelayUnit = (typeof DELAY_UNITS)[number];
export type Delay = { delay: number; delayUnit: DelayUnit };

export type AutomationState = Delay & { isOn: boolean };

type Terms = {
  purpose: MailPurpose;
  /** The reader asked for exactly this mail, so quiet hours and limits do not apply. */
  asked?: true;
  first: AutomationState;
  leastHours: number;
  mostHours: number;
  /** A mailbox gets no second mail of the automation within this many days. */
  pauseDays: number;
};

const hours = (delay: number, isOn = false) => ({ isOn, delay, delayUnit: "hours" }) as const;
const days = (delay: number, isOn = false) => ({ isOn, delay, delayUnit: "days" }) as const;

const DAY = 24;

/** Mails that the shop sent before automations had switches are on; the others start off. */
export const AUTOMATIONS: Readonly<Record<AutomationKey, Terms>> = {
  newsletter_welcome: {
    purpose: "marketing",
    asked: true,
    first: hours(0, true),
    leastHours: 0,
    mostHours: 7 * DAY,
    pauseDays: 0,
  },
  welcome: {
    purpose: "marketing",
    first: hours(1),
    leastHours: 0,
    mostHours: 7 * DAY,
    pauseDays: 365,
  },
  abandoned_cart: {
    purpose: "marketing",
    first: hours(4),
    leastHours: 1,
    mostHours: 3 * DAY,
    pauseDays: 7,
  },
  unpaid_order: {
    purpose: "transactional",
    asked: true,
    first: hours(24, true),
    leastHours: 1,
    mostHours: 47,
    pauseDays: 0,
  },
  review_request: {
    purpose: "marketing",
    first: days(7),
    leastHours: DAY,
    mostHours: 60 * DAY,
    pauseDays: 14,
  },
  refill_due: {
    purpose: "service",
    asked: true,
    first: days(0, true),
    leastHours: 0,
    mostHours: 14 * DAY,
    pauseDays: 0,
  },
  missed_check_in: {
    purpose: "service",
    first: days(3),
    leastHours: DAY,
    mostHours: 30 * DAY,
    pauseDays: 7,
  },
  win_back: {
    purpose: "marketing",
    first: days(90),
    leastHours: 14 * DAY,
    mostHours: 365 * DAY,
    pauseDays: 60,
  },
  stock_watched: {
    purpose: "marketing",
    asked: true,
    first: hours(0, true),
    leastHours: 0,
    mostHours: 3 * DAY,
    pauseDays: 0,
  },
  price_watched: {
    purpose: "marketing",
    asked: true,
    first: hours(0, true),
    leastHours: 0,
    mostHours: 3 * DAY,
    pauseDays: 0,
  },
};

export const isAutomationKey = (text: string): text is AutomationKey =>
  Object.hasOwn(AUTOMATIONS, text);

/** Transactional mails and mails that the reader asked for need no consent. */
export function needsConsent(key: AutomationKey): boolean {
  const { purpose, asked } = AUTOMATIONS[key];
  return purpose === "marketing" && !asked;
}

export const hoursOf = ({ delay, delayUnit }: Delay): number =>
  delayUnit === "days" ? delay * DAY : delay;

/** Whole days, rounded up, for jobs that look once a day. */
export const daysIn = (delay: Delay): number => Math.ceil(hoursOf(delay) / DAY);

export function isDelayOf(key: AutomationKey, delay: Delay): boolean {
  const { leastHours, mostHours } = AUTOMATIONS[key];
  const own = hoursOf(delay);
  return own >= leastHours && own <= mostHours;
}

/** A run waits, was mailed, was ended by an exit condition, or had a mail that may not be sent. */
export const RUN_STATES = ["waiting", "sent", "left", "skipped"] as const;
export type RunState = (typeof RUN_STATES)[number];

/**
 * Exit conditions that end a run before its mail: the reader already did what the mail asks, or
 * nothing is left to do.
 */
export const EXITS = [
  "ordered",
  "came_back",
  "emptied",
  "reviewed",
  "returned",
  "checked_in",
  "plan_over",
  "gone",
  "switched_off",
] as const;
export type Exit = (typeof EXITS)[number];

export const HOLDS = ["quiet_hours", "mail_limit"] as const;
export type Hold = (typeof HOLDS)[number];

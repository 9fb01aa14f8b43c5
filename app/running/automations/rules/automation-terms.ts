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

/** What of an automation staff decide. */
export type AutomationState = Delay & { isOn: boolean };

type Terms = {
  purpose: MailPurpose;
  /** Its reader asked for exactly this mail: it waits for no hour and no limit. */
  asked?: true;
  /** What it is before anybody saved it. */
  first: AutomationState;
  leastHours: number;
  mostHours: number;
  /** The same mailbox gets no second one within so many days. */
  pauseDays: number;
};

const hours = (delay: number, isOn = false) => ({ isOn, delay, delayUnit: "hours" }) as const;
const days = (delay: number, isOn = false) => ({ isOn, delay, delayUnit: "days" }) as const;

const DAY = 24;

/** Every automation. What was sent before there were switches is on, the others are off. */
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

/** Whether consent to news is needed for its mails. */
export function needsConsent(key: AutomationKey): boolean {
  const { purpose, asked } = AUTOMATIONS[key];
  return purpose === "marketing" && !asked;
}

export const hoursOf = ({ delay, delayUnit }: Delay): number =>
  delayUnit === "days" ? delay * DAY : delay;

/** Whole days of it, for what is looked at once a day. */
export const daysIn = (delay: Delay): number => Math.ceil(hoursOf(delay) / DAY);

/** Whether an automation may wait so long. */
export function isDelayOf(key: AutomationKey, delay: Delay): boolean {
  const { leastHours, mostHours } = AUTOMATIONS[key];
  const own = hoursOf(delay);
  return own >= leastHours && own <= mostHours;
}

/** How a run stands: it waits, its mail was written, an exit condition ended it, or its mail may not go. */
export const RUN_STATES = ["waiting", "sent", "left", "skipped"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What ends a run before its mail: its reader did what the mail would ask for, or nothing is left to do. */
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

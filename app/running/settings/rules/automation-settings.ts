import { HOURS } from "./hours.ts";

/** Limits that apply to the mails of all automations. */
export const automationSettings = {
  /** A mailbox gets no automation mail after this many non-transactional mails … */
  automation_mails: { category: "notifications", type: "number", default: "3", max: 100 },
  /** … within this many days. */
  automation_days: { category: "notifications", type: "number", default: "7", max: 90 },
  /** Quiet hours in Manila. Two equal hours mean no quiet hours. */
  quiet_hours_from: {
    category: "notifications",
    type: "select",
    default: "21",
    choices: HOURS,
  },
  quiet_hours_until: {
    category: "notifications",
    type: "select",
    default: "8",
    choices: HOURS,
  },
} as const;

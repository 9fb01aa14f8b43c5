import { HOURS } from "./hours.ts";

/** What holds of the mails of all automations. */
export const automationSettings = {
  /** A mailbox gets no mail of an automation after so many that are not transactional … */
  automation_mails: { category: "notifications", type: "number", default: "3", max: 100 },
  /** … within so many days. */
  automation_days: { category: "notifications", type: "number", default: "7", max: 90 },
  /** Hours of Manila in which none leaves; two equal ones for none. */
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

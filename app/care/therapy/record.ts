import { ofUser } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const therapyRecord = {
  tables: {
    // The address of the calendar is derived from the id.
    therapy_calendars: { title: "Subscribed calendar", own: ofUser, hidden: ["id"], erase: goes },
    therapy_effects: { title: "Side effects", own: ofUser, erase: goes },
    therapy_check_ins: { title: "Refill check-ins", own: ofUser, erase: goes },
    therapy_receipts: { title: "Received doses", own: ofUser, hidden: ["digest"], erase: goes },
    therapy_doses: { title: "Doses", own: ofUser, erase: goes },
    therapy_vials: { title: "Opened vials", own: ofUser, erase: goes },
    therapy_plans: { title: "Courses", own: ofUser, erase: goes },
    dose_instructions: {
      title: "Your clinician’s instructions",
      own: ofUser,
      hidden: ["clinician_id"],
      erase: goes,
    },
  },
} satisfies ModuleRecord;

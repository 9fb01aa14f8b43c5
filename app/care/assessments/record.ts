import { ANONYMOUS_DAYS } from "./rules/retention.ts";
import { rulesUndo } from "./undo/rules.server.ts";
import { ofUser } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const assessmentsRecord = {
  tables: {
    assessments: { title: "Assessments", own: ofUser, hidden: ["clinician_id"], erase: goes },
    ...nothingPersonal("what the shop sells and says", "assessment_rules"),
  },
  undo: [rulesUndo],
  kept: { "assessments.remove-anonymous": ANONYMOUS_DAYS },
} satisfies ModuleRecord;

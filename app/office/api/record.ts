import { sql } from "drizzle-orm";
import { goes } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { approvalRuleUndo } from "./undo/approval-rule.server.ts";

export const apiRecord = {
  undo: [approvalRuleUndo],
  tables: {
    proposals: {
      because: "what programs propose, kept for 30 days",
      naming: ({ ids }) => sql`record_id = any(${sql.param([...ids])}::text[])`,
      erase: goes,
    },
    ...nothingPersonal("how the shop is set up", "approval_rules"),
    ...nothingPersonal(
      "keys that open or limit something for a while, stored as digests or sealed",
      "api_keys",
      "api_writes",
    ),
  },
} satisfies ModuleRecord;

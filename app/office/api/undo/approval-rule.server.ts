import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { saveApprovalRule } from "../commands/save-approval-rule.server.ts";
import { findRule } from "../queries/approval-rules.server.ts";
import { approvalRuleMessages as say } from "../texts/staff-approval-rules.ts";

const loggedRule = z.object({
  operation: z.string(),
  keyId: z.uuid().nullable(),
  belowAmount: z.int().nullable(),
  perDay: z.int(),
});

export const approvalRuleUndo: UndoableRecord = {
  type: "approval_rule",
  who: "settings:write",
  read: async (db, id) => {
    const found = await findRule(db, id);
    return found && { version: found.version, fields: loggedRule.parse(found) };
  },
  save: (ctx, { id, version, fields }) =>
    saveApprovalRule(ctx, loggedRule.parse(fields), { id, version }),
  refusals: say.errors,
};

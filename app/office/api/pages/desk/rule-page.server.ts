import { href } from "react-router";
import { formFields, textsOf } from "#app/lib/form-field.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Operation } from "#app/platform/records/operation.ts";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import { approvalRuleCommands } from "../../commands/approval-rule.server.ts";
import { restoreApprovalRule } from "../../commands/restore-approval-rule.server.ts";
import { saveApprovalRule } from "../../commands/save-approval-rule.server.ts";
import { approvalRuleForm, type ApprovalRuleInput } from "../../input.ts";
import { findRule } from "../../queries/approval-rules.server.ts";
import { listKeys } from "../../queries/list-keys.server.ts";
import { keyState } from "../../rules/key-state.ts";
import { approvalRuleMessages as say } from "../../texts/staff-approval-rules.ts";
import { approvalRuleUndo } from "../../undo/approval-rule.server.ts";

const { errors } = say;

/** The form of a rule for one operation, with the keys that may propose it. */
export async function ruleForm({ db, now }: Ctx, { name, says, amount }: Operation) {
  const keys = (await listKeys(db)).filter(
    (key) => key.scopes.includes(name) && keyState(key, now) === "active",
  );
  const texts = {
    ...say.fields,
    keyId: {
      ...say.fields.keyId,
      words: { any: say.anyKey, ...Object.fromEntries(keys.map((key) => [key.id, key.name])) },
    },
    belowAmount: { ...say.fields.belowAmount, ...(amount && { hint: `${amount.says}.` }) },
  };
  const fields = formFields(texts, {
    keyId: {},
    ...(amount && { belowAmount: { required: true, input: "money", half: true } as const }),
    perDay: { required: true, input: "count", max: 3, half: true },
  });
  return recordForm({
    type: "approval_rule",
    fields,
    say: { ...say, add: says },
    list: href("/admin/proposals/rules"),
    pageOf: (ruleId) => href("/admin/proposals/rules/:ruleId", { ruleId }),
    titleOf: () => says,
    find: findRule,
    texts: ({ keyId, ...rule }) => textsOf(fields, { ...rule, keyId: keyId ?? "any" }),
    blank: { keyId: keys.length === 1 ? (keys[0]?.id ?? "any") : "any", perDay: "5" },
    schema: approvalRuleForm(amount !== undefined),
    save: (ctx, terms: ApprovalRuleInput, edited) =>
      saveApprovalRule(ctx, { ...terms, operation: name }, edited),
    saved: () => say.saved,
    explain: ({ reason }) => {
      if (reason === "other_key") return { keyId: errors.other_key };
      return reason === "no_amount" ? { belowAmount: errors.no_amount } : undefined;
    },
    undo: [approvalRuleUndo],
    remove: {
      shown: () => ({ title: say.stop, hint: say.stopHint, button: say.stopNow }),
      run: approvalRuleCommands.archive,
      done: () => say.stopped,
    },
    restore: {
      shown: () => ({ title: say.isStopped, hint: say.isStoppedHint, button: say.restore }),
      run: restoreApprovalRule,
      done: () => say.restored,
    },
  });
}

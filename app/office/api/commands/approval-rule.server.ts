import { refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import { findOperation } from "../queries/every-operation.server.ts";
import { findKeyById } from "../queries/find-key.server.ts";
import { mayHaveRule } from "../rules/approval-rule.ts";
import { keyState } from "../rules/key-state.ts";
import { approvalRules } from "../tables.server.ts";

export type ApprovalRuleTerms = {
  operation: string;
  keyId: string | null;
  belowAmount: number | null;
  perDay: number;
};

/** Rules are saved and restored by commands of their own, which name who is responsible. */
export const approvalRuleCommands = recordCommands({
  table: approvalRules,
  type: "approval_rule",
  ability: "settings:write",
  title: "operation",
  columns: (terms: ApprovalRuleTerms & { madeBy: string }) => terms,
  async check(tx, { operation: name, keyId, belowAmount }) {
    const operation = findOperation(name);
    if (!operation || !mayHaveRule(operation)) return refuse("needs_person");
    if (operation.amount && !belowAmount) return refuse("no_amount");
    return !keyId || (await mayPropose(tx, keyId, name)) ? undefined : refuse("other_key");
  },
  leaves: "archive",
  async logged({ madeBy: _, ...terms }, { db }) {
    const key = terms.keyId ? (await findKeyById(db, terms.keyId))?.name : undefined;
    return { ...terms, key };
  },
});

async function mayPropose({ db, now }: Ctx, keyId: string, operation: string) {
  const key = await findKeyById(db, keyId);
  return key && keyState(key, now) === "active" && key.scopes.includes(operation);
}

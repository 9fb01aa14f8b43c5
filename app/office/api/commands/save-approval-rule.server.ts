import type { Edited } from "#app/lib/edit.ts";
import { refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { makerOf } from "../rules/approval-rule.ts";
import { approvalRuleCommands, type ApprovalRuleTerms } from "./approval-rule.server.ts";

/** A saved rule acts in the name of the person who saved it last, with a fresh proof. */
export async function saveApprovalRule(ctx: Ctx, terms: ApprovalRuleTerms, edited?: Edited) {
  const madeBy = makerOf(ctx.actor, ctx.now);
  if (!madeBy) return refuse("forbidden");
  return approvalRuleCommands.save(ctx, { ...terms, madeBy }, edited);
}

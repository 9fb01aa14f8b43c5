import { eq } from "drizzle-orm";
import { refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { makerOf } from "../rules/approval-rule.ts";
import { approvalRules } from "../tables.server.ts";
import { approvalRuleCommands } from "./approval-rule.server.ts";

/** A stopped rule that is restarted acts in the name of the person who restarts it. */
export async function restoreApprovalRule(ctx: Ctx, id: string) {
  const madeBy = makerOf(ctx.actor, ctx.now);
  if (!madeBy) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const done = await approvalRuleCommands.restore(tx, id);
    if (done.ok) await tx.db.update(approvalRules).set({ madeBy }).where(eq(approvalRules.id, id));
    return done;
  });
}

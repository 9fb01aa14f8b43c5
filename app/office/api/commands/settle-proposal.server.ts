import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Operation } from "#app/platform/records/operation.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { isSameStart } from "../rules/proposal-terms.ts";
import { proposalMessages as say } from "../texts/staff-proposals.ts";
import { proposals } from "../tables.server.ts";
import { performNoted } from "./perform-noted.server.ts";

type Answer = {
  state: "approved" | "declined";
  /** The rule that approves in the name of its maker. */
  ruleId?: string;
};
export type SettleRefusal = Refusal<"changed_meanwhile"> | (Refusal<"refused"> & { why: string });

/**
 * Decides a locked proposal as the actor. Approving performs the operation, if the record still is
 * as it was when the program asked.
 */
export async function settleProposal(
  tx: Ctx,
  operation: Operation,
  found: typeof proposals.$inferSelect,
  { state, ruleId }: Answer,
): Promise<Result<{ operation: string }, SettleRefusal>> {
  const { id, operation: name, record, keyName } = found;
  if (state === "approved") {
    const reason = ruleId ? say.approvedByRule(keyName) : say.askedBy(keyName);
    const done = await performNoted({ ...tx, reason }, operation, found);
    if (!done.ok) return refuse("refused", { why: done.reason });
    if (!isSameStart(found.changes, done.value.changes)) return refuse("changed_meanwhile");
  }
  const decided = { state, ruleId, decidedAt: tx.now, decidedBy: actorId(tx.actor) };
  await tx.db.update(proposals).set(decided).where(eq(proposals.id, id));
  await recordAudit(tx, {
    action: `proposal.${state}`,
    subject: { type: "proposal", id },
    after: { operation: name, record, askedBy: keyName, ...(ruleId && { byRule: true, ruleId }) },
  });
  return ok({ operation: name });
}

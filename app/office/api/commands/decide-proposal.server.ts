import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mayPerform } from "#app/platform/records/operation.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { findOperation } from "../queries/every-operation.server.ts";
import { isSameStart } from "../rules/proposal-terms.ts";
import { proposalMessages as say } from "../texts/staff-proposals.ts";
import { proposals } from "../tables.server.ts";
import { performNoted } from "./perform-noted.server.ts";

type Decision = { proposalId: string; answer: "approved" | "declined" };
type DecideRefusal =
  | Refusal<"forbidden" | "not_found" | "decided" | "changed_meanwhile">
  | (Refusal<"refused"> & { why: string });

/**
 * A person approves or declines what a program asked for. Approving performs the operation as that
 * person, if the record still is as the card showed it.
 */
export async function decideProposal(
  ctx: Ctx,
  { proposalId, answer }: Decision,
): Promise<Result<{ operation: string }, DecideRefusal>> {
  if (ctx.actor.kind !== "user" || !may(ctx.actor, "backoffice:open")) return refuse("forbidden");
  return inTransaction<Result<{ operation: string }, DecideRefusal>>(ctx, async (tx) => {
    const found = await lockRow(tx.db, proposals, proposalId);
    const operation = found && findOperation(found.operation);
    if (!operation) return refuse("not_found");
    if (!mayPerform(ctx.actor, operation)) return refuse("forbidden");
    if (found.state !== "open") return refuse("decided");
    if (answer === "approved") {
      const reason = say.askedBy(found.keyName);
      const done = await performNoted({ ...tx, reason }, operation, found);
      if (!done.ok) return refuse("refused", { why: done.reason });
      if (!isSameStart(found.changes, done.value.changes)) return refuse("changed_meanwhile");
    }
    await tx.db
      .update(proposals)
      .set({ state: answer, decidedAt: tx.now, decidedBy: actorId(tx.actor) })
      .where(eq(proposals.id, proposalId));
    const { operation: name, record, keyName } = found;
    await recordAudit(tx, {
      action: `proposal.${answer}`,
      subject: { type: "proposal", id: proposalId },
      after: { operation: name, record, askedBy: keyName },
    });
    return ok({ operation: name });
  });
}

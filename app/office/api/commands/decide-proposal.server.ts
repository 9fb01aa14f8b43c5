import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mayPerform } from "#app/platform/records/operation.ts";
import { findOperation } from "../queries/every-operation.server.ts";
import { proposals } from "../tables.server.ts";
import { settleProposal, type SettleRefusal } from "./settle-proposal.server.ts";

type Decision = { proposalId: string; answer: "approved" | "declined" };
type DecideRefusal = Refusal<"forbidden" | "not_found" | "decided"> | SettleRefusal;

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
    return settleProposal(tx, operation, found, { state: answer });
  });
}

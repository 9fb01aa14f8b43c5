import { eq } from "drizzle-orm";
import { ok, type Result } from "#app/lib/result.ts";
import type { KeyActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mayPerform, type Operation } from "#app/platform/records/operation.ts";
import { actorNow } from "#app/running/staff/queries.server.ts";
import { countToday, lockRules } from "../queries/approval-rules.server.ts";
import { mayHaveRule, missOf, type RuleMiss } from "../rules/approval-rule.ts";
import { proposals } from "../tables.server.ts";
import { settleProposal } from "./settle-proposal.server.ts";

type ByRule = { ruleId?: string };

/**
 * Approves a new proposal if a rule covers it, as the person who saved the rule. What no rule
 * covers, and what the shop refuses to that person, waits for a decision.
 */
export async function approveByRule(
  ctx: Ctx & { actor: KeyActor },
  operation: Operation,
  proposalId: string,
): Promise<ByRule> {
  if (!mayHaveRule(operation)) return {};
  const done = await inTransaction<Result<ByRule>>(ctx, async (tx) => {
    const rules = await lockRules(tx, operation.name, ctx.actor.keyId);
    if (rules.length === 0) return ok({});
    const found = await lockRow(tx.db, proposals, proposalId);
    if (found?.state !== "open") return ok({});
    const amount = await amountOf(tx, operation, found);
    const misses: RuleMiss[] = [];
    for (const { id: ruleId, madeBy, ...rule } of rules) {
      const actor = await actorNow(tx.db, madeBy);
      const makerMay = may(actor, "settings:write") && mayPerform(actor, operation);
      const usedToday = await countToday(tx, ruleId);
      const miss = missOf(rule, { amount, usedToday, makerMay });
      if (miss === undefined) {
        const settled = { state: "approved", ruleId } as const;
        const approved = await settleProposal({ ...tx, actor }, operation, found, settled);
        return approved.ok ? ok({ ruleId }) : approved;
      }
      misses.push(miss);
    }
    await tx.db.update(proposals).set({ ruleMiss: misses[0] }).where(eq(proposals.id, proposalId));
    return ok({});
  });
  return done.ok ? done.value : {};
}

type Proposal = typeof proposals.$inferSelect;

/** Of the locked record. Undefined for an operation without an amount, null if it is unknown. */
async function amountOf(tx: Ctx, { amount, key }: Operation, { record, input }: Proposal) {
  if (!amount) return undefined;
  const recordId = key ? await key.lock(tx, record) : "";
  return recordId === undefined ? null : ((await amount.of(tx, input, recordId)) ?? null);
}

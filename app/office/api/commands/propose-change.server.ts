import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { KeyActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Operation } from "#app/platform/records/operation.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { MOST_OPEN, type ProposedChange } from "../rules/proposal-terms.ts";
import { proposals } from "../tables.server.ts";
import { approveByRule } from "./approve-by-rule.server.ts";
import { performNoted, type Noted } from "./perform-noted.server.ts";

type Wish = { record: string; input: Record<string, unknown>; why: string };
/** A refusal, so that the transaction is rolled back. */
type Tried = Refusal<"tried"> & { noted: Noted };
type Proposed = {
  id: string;
  changes: readonly ProposedChange[];
  /** The rule that approved it at once. */
  ruleId?: string;
};

/**
 * Stores what a program wants to change, with what would change now, until a rule or a person
 * decides. The change itself is tried in a transaction that is rolled back.
 */
export async function proposeChange(
  ctx: Ctx & { actor: KeyActor },
  operation: Operation,
  { record, input, why }: Wish,
): Promise<Result<Proposed, Refusal>> {
  const tried = await inTransaction<Tried | Refusal>(ctx, async (tx) => {
    const done = await performNoted(tx, operation, { record, input });
    return done.ok ? refuse("tried", { noted: done.value }) : done;
  });
  if (!("noted" in tried)) return tried;
  const { changes, recordId } = tried.noted;
  if (changes.length === 0) return refuse("no_change");
  const asked = await inTransaction<Result<Proposed, Refusal>>(ctx, async (tx) => {
    const { keyId, name: keyName } = ctx.actor;
    if ((await tx.db.$count(proposals, isOpenOf(keyId))) >= MOST_OPEN) return refuse("too_many");
    const id = tx.ids.newId();
    const wish = { operation: operation.name, record, recordId, input, why, changes };
    await tx.db.insert(proposals).values({ id, keyId, keyName, ...wish, askedAt: tx.now });
    await recordAudit(tx, {
      action: "proposal.asked",
      subject: { type: "proposal", id },
      after: { operation: operation.name, record },
    });
    return ok({ id, changes });
  });
  if (!asked.ok) return asked;
  return ok({ ...asked.value, ...(await approveByRule(ctx, operation, asked.value.id)) });
}

const isOpenOf = (keyId: string) => and(eq(proposals.keyId, keyId), eq(proposals.state, "open"));

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { currentRules } from "../queries/rules.server.ts";
import type { Answers } from "../rules/questions.ts";
import { recommend } from "../rules/recommend.ts";
import { assessments } from "../tables.server.ts";
import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import { recordHealthConsent } from "./record-health-consent.server.ts";

/**
 * Stores answers together with their owner's new consent, in one transaction. They belong to the
 * signed-in account, or to no one: a typed address is ignored. Answers that are sent twice are
 * stored once.
 */
export async function saveAssessment(
  ctx: Ctx,
  { id, answers }: { id: string; answers: Answers },
): Promise<Result<{ userId: string | null }, Refusal<"not_yours">>> {
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  return inTransaction(ctx, async (tx) => {
    if (userId) await lockCustomerOf(tx, userId);
    const rules = await currentRules(tx.db);
    const written = await tx.db
      .insert(assessments)
      .values({
        ...answers,
        id,
        userId,
        email: answers.email || null,
        challenges: [...answers.challenges],
        healthConditions: [...answers.healthConditions],
        rulesVersion: rules.version,
        result: recommend(answers, rules),
        completedAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: assessments.id });
    if (written.length === 0) return (await isOf(tx, id, userId)) ? ok({ userId }) : NOT_YOURS;
    await recordHealthConsent(tx, id, userId);
    return ok({ userId });
  });
}

const NOT_YOURS = refuse("not_yours");

async function isOf({ db }: Ctx, id: string, userId: string | null): Promise<boolean> {
  const [row] = await db
    .select({ userId: assessments.userId })
    .from(assessments)
    .where(eq(assessments.id, id));
  return row?.userId === userId;
}

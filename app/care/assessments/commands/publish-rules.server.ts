import { and, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { currentRules } from "../queries/rules.server.ts";
import {
  RULE_GOALS,
  sameProducts,
  type GoalProducts,
  type RuleGoal,
} from "../rules/goal-products.ts";
import { assessmentRules } from "../tables.server.ts";

type PublishRulesRefusal =
  | Refusal<"forbidden" | "no_default" | "unchanged" | "changed_meanwhile">
  | (Refusal<"unknown_product"> & { goal: RuleGoal; slug: string })
  | (Refusal<"not_sold"> & { goal: RuleGoal; name: string });

/**
 * Publishes the products of each goal as the next version. `basedOn` is the version that the editor
 * saw, so that two editors do not undo each other. The conditions that stop a product are not part
 * of these rules.
 */
export async function publishRules(
  ctx: Ctx,
  { goals, basedOn }: { goals: GoalProducts; basedOn: number },
): Promise<Result<{ version: number }, PublishRulesRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  if (goals.default.length === 0) return refuse("no_default");
  return inTransaction(ctx, async (tx) => {
    const before = await currentRules(tx.db);
    if (before.version !== basedOn) return refuse("changed_meanwhile");
    if (sameProducts(before.goals, goals)) return refuse("unchanged");
    const wrong = await unsoldProduct(tx, goals);
    if (wrong) return wrong;
    const version = before.version + 1;
    const written = await tx.db
      .insert(assessmentRules)
      .values({ version, goals, publishedAt: tx.now, publishedBy: actorId(tx.actor) })
      .onConflictDoNothing()
      .returning({ version: assessmentRules.version });
    if (written.length === 0) return refuse("changed_meanwhile");
    await recordAudit(tx, {
      action: "assessment_rules.published",
      subject: { type: "assessment_rules", id: String(version) },
      before: before.goals,
      after: goals,
    });
    return ok({ version });
  });
}

/** Refuses the first product that does not exist or that shoppers cannot buy. */
async function unsoldProduct({ db }: Ctx, goals: GoalProducts) {
  const slugs = [...new Set(Object.values(goals).flat())];
  const known = await db
    .select({ slug: products.slug, name: products.name, isActive: products.isActive })
    .from(products)
    .where(and(inArray(products.slug, slugs), eq(products.kind, "product")));
  for (const goal of RULE_GOALS) {
    for (const slug of goals[goal]) {
      const product = known.find((one) => one.slug === slug);
      if (!product) return refuse("unknown_product", { goal, slug });
      if (!product.isActive) return refuse("not_sold", { goal, name: product.name });
    }
  }
  return undefined;
}

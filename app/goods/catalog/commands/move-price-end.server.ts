import { and, eq, ne, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockProduct } from "../queries/lock-products.server.ts";
import { overlap } from "../rules/price-schedule.ts";
import { priceSchedules } from "../tables/price-schedules.server.ts";
import { applyLater } from "./apply-later.server.ts";

export type MovePriceEndRefusal =
  | Refusal<"changed_meanwhile">
  | Refusal<"forbidden" | "not_found" | "not_running" | "in_the_past" | "overlaps">;

type PriceEndInput = { productId: string; scheduleId: string; version: number; endsAt: Date };

/** Moves the end of a running schedule. An end of now ends it at once. */
export async function movePriceEnd(
  ctx: Ctx,
  { productId, scheduleId, version, endsAt }: PriceEndInput,
): Promise<Result<undefined, MovePriceEndRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await lockProduct(tx, productId);
    const own = eq(priceSchedules.id, scheduleId);
    const [before] = await tx.db.select().from(priceSchedules).where(own);
    if (before?.productId !== productId) return refuse("not_found");
    if (before.version !== version) return refuse("changed_meanwhile");
    if (before.state !== "running") return refuse("not_running");
    if (endsAt < tx.now || endsAt <= before.startsAt) return refuse("in_the_past");
    const others = await tx.db
      .select({ startsAt: priceSchedules.startsAt, endsAt: priceSchedules.endsAt })
      .from(priceSchedules)
      .where(
        and(
          eq(priceSchedules.productId, productId),
          ne(priceSchedules.id, scheduleId),
          sql`${priceSchedules.variantId} is not distinct from ${before.variantId}::uuid`,
          eq(priceSchedules.state, "planned"),
        ),
      );
    if (others.some((other) => overlap({ ...before, endsAt }, other))) return refuse("overlaps");
    await tx.db
      .update(priceSchedules)
      .set({ endsAt, version: version + 1 })
      .where(own);
    await applyLater(tx, scheduleId, { endsAt });
    await recordAudit(tx, {
      action: "product.price_plan_changed",
      subject: { type: "product", id: productId },
      before: { endsAt: before.endsAt },
      after: { endsAt },
    });
    return ok(undefined);
  });
}

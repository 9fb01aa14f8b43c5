import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockProduct } from "../queries/lock-products.server.ts";
import { priceSchedules } from "../tables/price-schedules.server.ts";

/** Removes a planned price that has not begun. */
export async function dropPlannedPrice(
  ctx: Ctx,
  { productId, scheduleId }: { productId: string; scheduleId: string },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "begun">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await lockProduct(tx, productId);
    const own = eq(priceSchedules.id, scheduleId);
    const [before] = await tx.db.select().from(priceSchedules).where(own);
    if (before?.productId !== productId) return refuse("not_found");
    if (before.state !== "planned") return refuse("begun");
    await tx.db.delete(priceSchedules).where(own);
    const { price, compareAtPrice, startsAt, endsAt } = before;
    await recordAudit(tx, {
      action: "product.price_plan_removed",
      subject: { type: "product", id: productId },
      before: { price, compareAtPrice, startsAt, endsAt },
    });
    return ok(undefined);
  });
}

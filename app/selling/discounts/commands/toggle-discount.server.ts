import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { discountByCode, lockDiscounts } from "../queries.server.ts";
import { discounts } from "../tables.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";

/** Turns a code on or off. Repeating it changes nothing. */
export async function toggleDiscount(
  ctx: Ctx,
  id: string,
  isActive: boolean,
): Promise<
  Result<
    { code: string },
    Refusal<"forbidden" | "not_found"> | (Refusal<"archived"> & { code: string })
  >
> {
  if (!may(ctx.actor, "discounts:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const [before] = await lockDiscounts(tx.db, [id]);
    if (!before) return refuse("not_found");
    if (before.archivedAt) return refuse("archived", { code: before.code });
    if (before.isActive === isActive) return ok({ code: before.code });
    await tx.db
      .update(discounts)
      .set({ isActive, version: sql`${discounts.version} + 1` })
      .where(eq(discounts.id, id));
    await recordAudit(tx, {
      action: "discount.changed",
      subject: { type: "discount", id },
      before: { code: before.code, isActive: before.isActive },
      after: { code: before.code, isActive },
    });
    return ok({ code: before.code });
  });
}

export const switchDiscount = operation({
  name: "discounts.set-active",
  says: "Switch a promo code on or off.",
  who: "discounts:write",
  kind: "change",
  isRepeatable: true,
  needsPerson: true,
  key: discountByCode,
  input: z.object({ active: z.boolean() }),
  output: z.object({ code: z.string() }),
  run: (ctx, { active }, id) => toggleDiscount(ctx, id, active),
});

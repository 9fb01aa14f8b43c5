import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { VialInput } from "../input.ts";
import { writeStrength } from "../rules/strength.ts";
import { products } from "../tables.server.ts";
import { vialOf } from "../views/show-vial.ts";

/**
 * Stores the content of a product's vial, or that it is unknown. `was` is what the form showed, so
 * that an outdated form overwrites nothing. Orders keep their names.
 */
export async function saveVial(
  ctx: Ctx,
  { productId, was, vial }: VialInput,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found" | "changed">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(products.id, productId), eq(products.kind, "product"));
    const [product] = await tx.db.select().from(products).where(own).for("update");
    if (!product) return refuse("not_found");
    const { name } = product;
    const stored = vialOf(product);
    const [before, after] = [stored, vial].map((each) => (each ? writeStrength(each) : ""));
    if (before === after) return ok({ name });
    if (before !== was) return refuse("changed");
    const amount = { vialAmount: vial?.amount ?? null, vialUnit: vial?.unit ?? null };
    await tx.db
      .update(products)
      .set({ ...amount, updatedAt: tx.now })
      .where(own);
    await recordAudit(tx, {
      action: "product.vial_changed",
      subject: { type: "product", id: productId },
      before: { vial: before },
      after: { vial: after },
    });
    return ok({ name });
  });
}

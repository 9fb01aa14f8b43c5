import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { productInput, type ProductInput } from "../input.ts";
import { ensureLevels } from "./ensure-levels.server.ts";
import { notePrices } from "./note-prices.server.ts";
import { products } from "../tables.server.ts";

/** Refuses a product whose address or SKU is taken. */
export async function createProduct(
  ctx: Ctx,
  input: ProductInput,
): Promise<Result<{ id: string }, Refusal<"forbidden" | "taken">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  const values = productInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const id = tx.ids.newId();
    const written = await tx.db
      .insert(products)
      .values({ id, ...values, createdAt: tx.now, updatedAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: products.id });
    if (written.length === 0) return refuse("taken");
    await ensureLevels(tx, id);
    await notePrices(tx, id);
    await recordAudit(tx, {
      action: "product.created",
      subject: { type: "product", id },
      after: values,
    });
    return ok({ id });
  });
}

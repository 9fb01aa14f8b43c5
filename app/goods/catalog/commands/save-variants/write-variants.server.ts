import { eq } from "drizzle-orm";
import { isReferenced } from "#app/platform/database/is-referenced.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { VariantsInput } from "../../input.ts";
import type { MatchedVariants } from "../../rules/match-variants.ts";
import { newSku } from "../../rules/new-sku.ts";
import { variantName } from "../../rules/variants.ts";
import { productVariants, stockLevels } from "../../tables.server.ts";
import { adjustStock } from "../adjust-stock.server.ts";

type Row = typeof productVariants.$inferSelect;
type RowMatches = MatchedVariants<Row, VariantsInput["variants"][number]>;
export type Pair = RowMatches["pairs"][number];

/** Writes the variants in order and returns their ids. */
export async function writeVariants(
  tx: Ctx,
  productId: string,
  pairs: readonly Pair[],
): Promise<string[]> {
  // Two variants can swap their values or SKUs, which are unique, so temporary ones are written
  // first.
  for (const { known } of pairs) {
    if (!known) continue;
    const temporary = { sku: `aside ${known.id}`, option1Value: `aside ${known.id}` };
    await tx.db.update(productVariants).set(temporary).where(eq(productVariants.id, known.id));
  }
  const ids: string[] = [];
  for (const [index, pair] of pairs.entries()) {
    ids.push(await writeVariant(tx, productId, pair, index + 1));
  }
  return ids;
}

async function writeVariant(
  tx: Ctx,
  productId: string,
  { wanted, known }: Pair,
  position: number,
): Promise<string> {
  const { option1Value, option2Value, price, compareAtPrice, isActive, stock = 0 } = wanted;
  const name = wanted.variantName ?? variantName(option1Value, option2Value);
  const { weight = known?.weight ?? null, picture = known?.picture ?? null } = wanted;
  const prices = { price, compareAtPrice, isActive };
  const row = { variantName: name, option1Value, option2Value, ...prices, weight, picture };
  const sku = wanted.sku || known?.sku;
  if (known) {
    await tx.db
      .update(productVariants)
      .set({ ...row, sku: sku ?? known.sku, archivedAt: null, position })
      .where(eq(productVariants.id, known.id));
    return known.id;
  }
  const variantId = tx.ids.newId();
  for (;;) {
    // If a generated SKU is taken, another is generated.
    const [added] = await tx.db
      .insert(productVariants)
      .values({ id: variantId, productId, ...row, sku: sku ?? newSku(tx.ids.newToken()), position })
      .onConflictDoNothing({ target: productVariants.sku })
      .returning({ id: productVariants.id });
    if (added) break;
    if (sku) throw new Error(`the SKU ${sku} was free, and is taken`);
  }
  if (stock > 0) {
    const opening = { productId, variantId, by: stock, reason: "Opening stock" };
    const opened = await adjustStock(tx, opening);
    if (!opened.ok) throw new Error(`opening stock: ${opened.reason}`);
  }
  return variantId;
}

/**
 * Deletes variants that no record refers to. Variants of an order, a cart, a lot or a stock
 * movement are archived.
 */
export async function removeVariants(tx: Ctx, removed: readonly Row[]): Promise<void> {
  for (const { id, archivedAt } of removed) {
    if (archivedAt || (await deleteIfUnused(tx, id))) continue;
    await tx.db
      .update(productVariants)
      .set({ isActive: false, archivedAt: tx.now })
      .where(eq(productVariants.id, id));
  }
}

async function deleteIfUnused(tx: Ctx, id: string): Promise<boolean> {
  try {
    await tx.db.transaction(async (inner) => {
      await inner.delete(stockLevels).where(eq(stockLevels.variantId, id));
      await inner.delete(productVariants).where(eq(productVariants.id, id));
    });
    return true;
  } catch (error) {
    if (isReferenced(error)) return false;
    throw error;
  }
}

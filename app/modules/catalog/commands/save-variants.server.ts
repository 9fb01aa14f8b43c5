import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { variantsInput, type VariantsInput } from "../input.ts";
import { matchVariants, type MatchedVariants } from "../rules/match-variants.ts";
import { namesOnSale, priceRange, variantName } from "../rules/variants.ts";
import { notePrices } from "./note-prices.server.ts";
import { productVariants, products } from "../tables.server.ts";

type Row = typeof productVariants.$inferSelect;
type Matched = MatchedVariants<Row, VariantsInput["variants"][number]>;

/**
 * Makes these the variants of a product, in this order. One that is known keeps its id, so that
 * carts, orders and stock stay with it; one that is left out is no longer sold. The product's own
 * price follows.
 */
export async function saveVariants(
  ctx: Ctx,
  input: VariantsInput,
): Promise<Result<{ ids: string[] }, Refusal<"forbidden" | "not_found" | "taken">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  const { productId, option1Name, option2Name, variants } = variantsInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const product = await lockProduct(tx, productId);
    if (!product) return refuse("not_found");
    const known = await variantsOf(tx, productId);
    const matched = matchVariants(known, variants);
    if (!matched || (await skusTaken(tx, known, variants))) return refuse("taken");
    const ids = await write(tx, productId, matched);
    const range = priceRange(variants) ?? { highestPrice: null };
    const variantNames = namesOnSale(variants);
    await tx.db
      .update(products)
      .set({
        option1Name,
        option2Name,
        ...range,
        // Each variant has its own.
        ...(variants.length > 0 && { compareAtPrice: null }),
        variantNames,
        updatedAt: tx.now,
      })
      .where(eq(products.id, productId));
    await notePrices(tx, productId);
    await recordAudit(tx, {
      action: "product.variants_saved",
      subject: { type: "product", id: productId },
      before: { price: product.price, variants: known },
      after: { option1Name, option2Name, ...range, variants: await variantsOf(tx, productId) },
    });
    return ok({ ids });
  });
}

async function lockProduct(ctx: Ctx, productId: string) {
  const [product] = await ctx.db
    .select({ price: products.price })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.kind, "product")))
    .for("update");
  return product;
}

async function variantsOf(ctx: Ctx, productId: string): Promise<Row[]> {
  return ctx.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position), asc(productVariants.id));
}

/** By a variant of another product. */
async function skusTaken(ctx: Ctx, known: readonly Row[], wanted: VariantsInput["variants"]) {
  const skus = wanted.map(({ sku }) => sku);
  const own = known.map(({ id }) => id);
  const taken = and(inArray(productVariants.sku, skus), notInArray(productVariants.id, own));
  return (await ctx.db.$count(productVariants, taken)) > 0;
}

async function write(ctx: Ctx, productId: string, { pairs, removed }: Matched): Promise<string[]> {
  // Two variants may swap their values or SKUs, which are unique: temporary ones come between.
  for (const { known } of pairs) {
    if (!known) continue;
    const temporary = { sku: `aside ${known.id}`, option1Value: `aside ${known.id}` };
    await ctx.db.update(productVariants).set(temporary).where(eq(productVariants.id, known.id));
  }
  const ids: string[] = [];
  for (const [index, { wanted, known }] of pairs.entries()) {
    const { option1Value, option2Value, sku, price, compareAtPrice, isActive } = wanted;
    const row = {
      variantName: variantName(option1Value, option2Value),
      option1Value,
      option2Value,
      sku,
      price,
      compareAtPrice,
      isActive,
      position: index + 1,
    };
    const id = known?.id ?? ctx.ids.newId();
    if (known) await ctx.db.update(productVariants).set(row).where(eq(productVariants.id, id));
    else await ctx.db.insert(productVariants).values({ id, productId, ...row });
    ids.push(id);
  }
  const gone = removed.map(({ id }) => id);
  await ctx.db
    .update(productVariants)
    .set({ isActive: false })
    .where(inArray(productVariants.id, gone));
  return ids;
}

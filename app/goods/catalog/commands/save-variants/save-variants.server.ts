import { asc, eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { variantsInput, type VariantsInput } from "../../input.ts";
import { lockProduct } from "../../queries/lock-products.server.ts";
import { matchVariants } from "../../rules/match-variants.ts";
import { describeVariants, namesOnSale, onlyChanged, priceRange } from "../../rules/variants.ts";
import { ensureLevels } from "../ensure-levels.server.ts";
import { notePrices } from "../note-prices.server.ts";
import { productVariants, products } from "../../tables.server.ts";
import { findTakenSku, findUnproven } from "./check-variants.server.ts";
import { removeVariants, writeVariants } from "./write-variants.server.ts";

export type SaveVariantsRefusal =
  | Refusal<"changed_meanwhile">
  | Refusal<"forbidden" | "not_found" | "archived">
  /** The index of the sent variant; -1 if a variant that is left out has the SKU. */
  | (Refusal<"taken" | "compare_at_unproven" | "picture_gone"> & { index: number });

/**
 * Replaces the variants of a product, in this order. A known variant keeps its id, so that carts,
 * orders and stock stay with it. A variant that is left out is deleted, or archived if a record
 * refers to it. The product's own price follows. `version` is the version of the variants when
 * their form was opened.
 */
export async function saveVariants(
  ctx: Ctx,
  input: VariantsInput,
  version?: number,
): Promise<Result<{ ids: string[]; name: string }, SaveVariantsRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  const { productId, option1Name, option2Name, variants } = variantsInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const product = await lockProduct(tx, productId);
    if (product?.kind !== "product") return refuse("not_found");
    if (version !== undefined && version !== product.variantsVersion) {
      return refuse("changed_meanwhile");
    }
    if (product.archivedAt) return refuse("archived");
    const known = await variantsOf(tx, productId);
    const matched = matchVariants(known, variants);
    if (!matched) return refuse("taken", { index: -1 });
    const taken = await findTakenSku(tx, productId, variants);
    if (taken !== undefined) return refuse("taken", { index: taken });
    const strange = variants.findIndex(({ picture }) => picture && !hasPicture(product, picture));
    if (strange !== -1) return refuse("picture_gone", { index: strange });
    const unproven = await findUnproven(tx, productId, matched.pairs);
    if (unproven !== undefined) return refuse("compare_at_unproven", { index: unproven });

    const ids = await writeVariants(tx, productId, matched.pairs);
    await removeVariants(tx, matched.removed);
    const saved = await variantsOf(tx, productId);
    const range = priceRange(saved) ?? { highestPrice: null };
    const shared = { option1Name, option2Name, ...range };
    await tx.db
      .update(products)
      .set({
        ...shared,
        // Each variant has its own struck-through price.
        ...(variants.length > 0 && { compareAtPrice: null }),
        variantNames: namesOnSale(saved),
        variantsVersion: sql`${products.variantsVersion} + 1`,
        updatedAt: tx.now,
      })
      .where(eq(products.id, productId));
    await ensureLevels(tx, productId);
    await notePrices(tx, productId);
    await recordAudit(tx, {
      action: "product.variants_saved",
      subject: { type: "product", id: productId },
      ...onlyChanged(
        describeVariants(product, known),
        describeVariants({ ...product, ...shared }, saved),
      ),
    });
    return ok({ ids, name: product.name });
  });
}

const hasPicture = ({ images }: typeof products.$inferSelect, name: string) =>
  images.some(({ picture }) => picture === name);

async function variantsOf(ctx: Ctx, productId: string) {
  return ctx.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position), asc(productVariants.id));
}

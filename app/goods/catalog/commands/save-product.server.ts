import { and, eq, ne } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { askedPrices } from "../queries/asked-prices.server.ts";
import { lockProductRows } from "../queries/lock-products.server.ts";
import { newSku } from "../rules/new-sku.ts";
import { wasAskedFor } from "../rules/price-proof.ts";
import type { ProductFacts } from "../rules/product-facts.ts";
import { missingToPublish, type PublishCheck } from "../rules/publish-checks.ts";
import { products } from "../tables.server.ts";
import type { ProductImage } from "../views/shown-picture.ts";
import { adjustStock } from "./adjust-stock.server.ts";
import { notePrices } from "./note-prices.server.ts";

type SaveProductRefusal =
  | Refusal<
      | "forbidden"
      | "not_found"
      | "changed_meanwhile"
      | "archived"
      | "slug_taken"
      | "sku_taken"
      | "category_gone"
      | "price_needed"
      | "compare_at_unproven"
    >
  | (Refusal<"not_ready"> & { missing: PublishCheck[] });

type Row = typeof products.$inferSelect;

type SavedProduct = {
  facts: ProductFacts;
  /** Initial values of a new product; an existing one keeps its own. */
  stock?: number;
  images?: readonly ProductImage[];
};

/**
 * Changes a product or adds one. Orders keep their copies. A product with variants keeps its price,
 * which follows from theirs.
 */
export async function saveProduct(
  ctx: Ctx,
  { facts, stock = 0, images = [] }: SavedProduct,
  edited?: Edited,
): Promise<Result<{ id: string; name: string }, SaveProductRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const all = await lockProductRows(tx, edited?.id, facts);
    const { before } = all;
    if (edited && !before) return refuse("not_found");
    if (before && before.version !== edited?.version) return refuse("changed_meanwhile");
    if (before?.archivedAt) return refuse("archived");
    if (!all.hasCategory) return refuse("category_gone");
    const values = { ...facts, ...pricesOf(facts, before), sku: facts.sku || before?.sku || "" };
    if (values.price <= 0) return refuse("price_needed");
    if (await isTaken(tx, before?.id, eq(products.slug, values.slug))) return refuse("slug_taken");
    if (values.sku && (await isTaken(tx, before?.id, eq(products.sku, values.sku)))) {
      return refuse("sku_taken");
    }
    if (!(await isProven(tx, before, values))) return refuse("compare_at_unproven");
    const missing = missingToPublish({ ...values, images: before?.images ?? images });
    if (values.isActive && missing.length > 0) return refuse("not_ready", { missing });
    const id = before
      ? await change(tx, before, values)
      : await add(tx, { ...values, images: [...images] });
    if (!before && stock > 0) {
      const opened = await adjustStock(tx, { productId: id, by: stock, reason: "Opening stock" });
      if (!opened.ok) return refuse("forbidden");
    }
    await notePrices(tx, id);
    return ok({ id, name: values.name });
  });
}

/** The price of a product with variants follows from its variants. */
function pricesOf(facts: ProductFacts, before: Row | undefined) {
  const { price, compareAtPrice } = before && before.highestPrice !== null ? before : facts;
  return { price, compareAtPrice };
}

type Condition = ReturnType<typeof eq>;

async function isTaken(tx: Ctx, own: string | undefined, same: Condition): Promise<boolean> {
  const others = own ? and(same, ne(products.id, own)) : same;
  return (await tx.db.$count(products, others)) > 0;
}

/** A struck-through price that was valid when the form was opened is checked again on save. */
async function isProven(
  tx: Ctx,
  before: Row | undefined,
  { compareAtPrice, price }: Pick<ProductFacts, "compareAtPrice" | "price">,
): Promise<boolean> {
  if (compareAtPrice === null) return true;
  if (!before || compareAtPrice <= price) return false;
  return wasAskedFor(compareAtPrice, await askedPrices(tx.db, before.id), tx.now);
}

async function change(tx: Ctx, before: Row, values: ProductFacts): Promise<string> {
  const version = before.version + 1;
  await tx.db
    .update(products)
    .set({ ...values, version, updatedAt: tx.now })
    .where(eq(products.id, before.id));
  const names = Object.keys(values) as (keyof ProductFacts)[];
  const old = Object.fromEntries(names.map((name) => [name, before[name]]));
  await recordAudit(tx, {
    action: "product.changed",
    subject: { type: "product", id: before.id },
    before: old,
    after: values,
  });
  return before.id;
}

/** An empty SKU is generated; if the generated one is taken, another is generated. */
async function add(tx: Ctx, values: ProductFacts & { images: ProductImage[] }): Promise<string> {
  const id = tx.ids.newId();
  for (;;) {
    const sku = values.sku || newSku(tx.ids.newToken());
    const [added] = await tx.db
      .insert(products)
      .values({ id, ...values, sku, createdAt: tx.now, updatedAt: tx.now })
      .onConflictDoNothing({ target: products.sku })
      .returning({ id: products.id });
    if (!added) continue;
    await recordAudit(tx, {
      action: "product.created",
      subject: { type: "product", id },
      after: { ...values, sku },
    });
    return id;
  }
}

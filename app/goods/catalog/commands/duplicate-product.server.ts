import { inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockProduct } from "../queries/lock-products.server.ts";
import { copySlug } from "../rules/copy-slug.ts";
import { newSku } from "../rules/new-sku.ts";
import { products } from "../tables.server.ts";

/** Makes an inactive copy with a new address and SKU, without stock, variants and reviews. */
export async function duplicateProduct(
  ctx: Ctx,
  id: string,
): Promise<Result<{ id: string; name: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const source = await lockProduct(tx, id);
    if (!source) return refuse("not_found");
    const { slug, name } = source;
    const wanted = copySlug(slug);
    const taken = await tx.db
      .select({ slug: products.slug })
      .from(products)
      .where(inArray(products.slug, wanted));
    const free = wanted.find((each) => !taken.some((other) => other.slug === each));
    const copy = {
      ...copied(source),
      id: tx.ids.newId(),
      name: `${name} (copy)`,
      slug: free ?? `${slug.slice(0, 40)}-${tx.ids.newId()}`,
      sku: newSku(tx.ids.newToken()),
      createdAt: tx.now,
      updatedAt: tx.now,
    };
    await tx.db.insert(products).values(copy);
    await recordAudit(tx, {
      action: "product.duplicated",
      subject: { type: "product", id: copy.id },
      after: { name: copy.name, slug: copy.slug, sku: copy.sku, from: name },
    });
    return ok({ id: copy.id, name: copy.name });
  });
}

type Row = typeof products.$inferSelect;

/** The facts that staff wrote, without figures and states that the shop added. */
function copied(row: Row) {
  const { kind, categoryId, shortDescription, description, keywords, price, costPerItem } = row;
  const { vialAmount, vialUnit, courseWeeksMin, courseWeeksMax, monthlyFactor, tags } = row;
  const { regulatoryStatus, registrationNo, clearance, benefits, howItWorks, usage } = row;
  const { storage, contraindications, interactions, safetyText, sources, images } = row;
  const { weight, needsCold, warmHours, warmSource, statutoryDiscount } = row;
  const { compound, route, form } = row;
  const what = { kind, categoryId, shortDescription, description, keywords, price, costPerItem };
  const vial = { vialAmount, vialUnit, courseWeeksMin, courseWeeksMax, monthlyFactor, tags };
  const care = { regulatoryStatus, registrationNo, clearance, benefits, howItWorks, usage };
  const safety = { storage, contraindications, interactions, safetyText, sources, images };
  const parcel = { weight, needsCold, warmHours, warmSource, compound, route, form };
  return { ...what, ...vial, ...care, ...safety, ...parcel, statutoryDiscount };
}

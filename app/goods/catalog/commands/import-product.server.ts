import { ok, type Result } from "#app/lib/result.ts";
import type { ImportFailure } from "#app/running/imports/queries/import-noun.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockOnHand, lockProductParts } from "../queries/lock-product-parts.server.ts";
import { factsOf, type ProductFacts } from "../rules/product-facts.ts";
import { productImportMessages as say } from "../texts/staff-import.ts";
import { adjustStock } from "./adjust-stock.server.ts";
import { explainSave } from "./explain-save.server.ts";
import { explainVariants } from "./explain-variants.server.ts";
import { seenVariants, type ProductPlan } from "../rules/product-plan.ts";
import { restoreProduct } from "./restore-product.server.ts";
import { saveProduct } from "./save-product.server.ts";
import { saveVariants } from "./save-variants/save-variants.server.ts";

/** The state after an import, for comparison, and the state before it, for the revert. */
export type SavedImport = {
  before: { facts: ProductFacts; variants: ProductPlan["variants"]; wasArchived: boolean } | null;
  after: { facts: ProductFacts; variantsSeen: string; version: number };
};

const failed = (note: string): ImportFailure => ({ ok: false, reason: "failed", note });

/**
 * Carries out the import of one product with the commands of its form. Refuses a product that has
 * changed since the preview. The caller undoes everything if a part is refused.
 */
export async function importProduct(
  tx: Ctx,
  plan: ProductPlan,
  fileName: string,
): Promise<Result<{ subjectId: string; saved: SavedImport }, ImportFailure>> {
  const { edited, facts } = plan;
  const before = edited && (await lockProductParts(tx, edited.id));
  if (edited && !before) return failed(say.gone);
  if (before && !isAsSeen(before, plan)) return failed(say.changedMeanwhile);
  const wasArchived = Boolean(before?.product.archivedAt);
  if (edited && wasArchived) await restoreProduct(tx, edited.id);
  const version = edited
    ? { id: edited.id, version: edited.version + (wasArchived ? 1 : 0) }
    : undefined;
  let productId = edited?.id ?? "";
  if (plan.hasFacts || !edited) {
    const written = await saveProduct(tx, { facts }, version);
    if (!written.ok) return failed(explainSave(written));
    productId = written.value.id;
  }
  if (plan.variants) {
    const seen = edited?.variantsVersion;
    const written = await saveVariants(tx, { productId, ...plan.variants }, seen);
    if (!written.ok) return failed(explainVariants(written, plan.variants.variants));
  }
  const stocked = await setStock(tx, productId, plan, fileName);
  if (!stocked.ok) return stocked;
  const after = await lockProductParts(tx, productId);
  if (!after) throw new Error("the product that was just saved is missing");
  return ok({
    subjectId: productId,
    saved: {
      before: before
        ? { facts: factsOf(before.product), variants: variantsOf(before), wasArchived }
        : null,
      after: {
        facts: factsOf(after.product),
        variantsSeen: seenVariants(after.variants),
        version: after.product.version,
      },
    },
  });
}

type Parts = NonNullable<Awaited<ReturnType<typeof lockProductParts>>>;

const isAsSeen = ({ product }: Parts, { edited }: ProductPlan) =>
  product.version === edited?.version && product.variantsVersion === edited.variantsVersion;

function variantsOf({ product, variants }: Parts): NonNullable<ProductPlan["variants"]> {
  const { option1Name, option2Name } = product;
  return {
    option1Name: option1Name ?? "Option",
    option2Name,
    variants: variants.map(
      ({ id, option1Value, option2Value, sku, price, compareAtPrice, weight, isActive }) => ({
        id,
        option1Value,
        option2Value,
        sku,
        price,
        compareAtPrice,
        weight,
        isActive,
      }),
    ),
  };
}

/** If the stock has changed since it was counted, the count is not applied. */
async function setStock(
  tx: Ctx,
  productId: string,
  { stock }: ProductPlan,
  fileName: string,
): Promise<Result<undefined, ImportFailure>> {
  if (stock.length === 0) return ok(undefined);
  const variants = (await lockProductParts(tx, productId))?.variants ?? [];
  for (const { sku, from, to } of stock) {
    const variantId = sku === null ? null : variants.find((one) => one.sku === sku)?.id;
    if (variantId === undefined) return failed(say.changedMeanwhile);
    if ((await lockOnHand(tx, { productId, variantId })) !== from)
      return failed(say.stockMeanwhile);
    const reason = say.reasonOf(fileName);
    const moved = await adjustStock(tx, { productId, variantId, by: to - from, reason });
    if (!moved.ok) {
      return failed(moved.reason === "forbidden" ? say.stockForbidden : say.belowReserved);
    }
  }
  return ok(undefined);
}

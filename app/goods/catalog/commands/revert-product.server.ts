import { ok, type Result } from "#app/lib/result.ts";
import type { ImportFailure } from "#app/running/imports/queries/import-noun.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockProductParts } from "../queries/lock-product-parts.server.ts";
import { changedFacts, factsOf, type ProductFacts } from "../rules/product-facts.ts";
import { productImportMessages as say } from "../texts/staff-import.ts";
import { archiveProduct } from "./archive-product.server.ts";
import { explainSave } from "./explain-save.server.ts";
import { explainVariants } from "./explain-variants.server.ts";
import { missingToPublish } from "../rules/publish-checks.ts";
import { seenVariants, type ProductPlan } from "../rules/product-plan.ts";
import type { SavedImport } from "./import-product.server.ts";
import { saveProduct } from "./save-product.server.ts";
import { saveVariants } from "./save-variants/save-variants.server.ts";

type RevertInput = {
  productId: string;
  plan: ProductPlan;
  saved: SavedImport;
  labelOf: (fact: keyof ProductFacts) => string;
};

const failed = (note: string): ImportFailure => ({ ok: false, reason: "failed", note });

/**
 * Reverts what an import did to a product, unless the changed parts were changed again since. A new
 * product is archived. Stock stays, because movements cannot be undone.
 */
export async function revertProduct(
  tx: Ctx,
  { productId, plan, saved: { before, after }, labelOf }: RevertInput,
): Promise<Result<{ note: string | null }, ImportFailure>> {
  const now = await lockProductParts(tx, productId);
  if (!now) return failed(say.gone);
  const note = plan.stock.length > 0 ? say.stockStays : null;
  const hasSameVariants = seenVariants(now.variants) === after.variantsSeen;
  if (!before) {
    if (now.product.version !== after.version || !hasSameVariants) {
      return failed(say.changedSince(say.somethingLabel));
    }
    const archived = await archiveProduct(tx, productId);
    return archived.ok ? ok({ note }) : failed(say.gone);
  }
  const touched = changedFacts(before.facts, after.facts);
  const facts = factsOf(now.product);
  const since = changedFacts(facts, after.facts).filter((name) => touched.includes(name));
  if (since.length > 0) return failed(say.changedSince(since.map(labelOf).join(", ")));
  if (plan.variants && !hasSameVariants) return failed(say.changedSince(say.variantsLabel));
  if (plan.variants && before.variants) {
    const former = { productId, ...before.variants };
    const written = await saveVariants(tx, former, now.product.variantsVersion);
    if (!written.ok) return failed(explainVariants(written, former.variants));
  }
  if (touched.length > 0) {
    const former = Object.fromEntries(touched.map((name) => [name, before.facts[name]]));
    const restored: ProductFacts = { ...facts, ...former };
    const missing = missingToPublish({ ...restored, images: now.product.images });
    if (restored.isActive && missing.length > 0) restored.isActive = false;
    const written = await saveProduct(tx, { facts: restored }, now.product);
    if (!written.ok) return failed(explainSave(written));
  }
  if (before.wasArchived) await archiveProduct(tx, productId);
  return ok({ note });
}

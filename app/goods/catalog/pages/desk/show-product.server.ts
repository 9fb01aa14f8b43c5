import { href } from "react-router";
import { editable } from "#app/platform/edits/editable.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { allCategories } from "../../queries/staff-categories.server.ts";
import { levelStatesOf, type ShownLevel } from "../../queries/level-states.server.ts";
import { findStaffProduct } from "../../queries/staff-products.server.ts";
import { missingToPublish } from "../../rules/publish-checks.ts";
import { NEW_FACTS, type PreviewFacts } from "../../views/preview-product.ts";
import { newProduct, productTexts } from "./product-fields.ts";
import { comingPrices } from "./show-prices.server.ts";

type StaffProduct = NonNullable<Awaited<ReturnType<typeof findStaffProduct>>>;

/** Without an id the page is for a new product. */
export async function showProduct(ctx: Ctx, productId: string | undefined) {
  const { db } = ctx;
  const categories = (await allCategories(db)).map(({ id, name, look }) => ({
    id,
    name,
    look,
  }));
  if (!productId) return { stored: undefined, categories, values: newProduct, facts: NEW_FACTS };
  const product = orNotFound(await findStaffProduct(db, productId));
  const { id, name, slug, images, isActive, kind, highestPrice, archivedAt } = product;
  const [levels, prices] = await Promise.all([levelStatesOf(db, id), comingPrices(ctx, id)]);
  return {
    stored: {
      id,
      name,
      pictures: images.length,
      hiddenPictures: images.filter(({ alt }) => alt === "").length,
      hasVariants: highestPrice !== null,
      prices,
      isProduct: kind === "product",
      isArchived: archivedAt !== null,
      stock: kind === "service" ? undefined : showStock(product, levels),
      missing: isActive ? [] : missingToPublish(product),
      path: isActive && kind === "product" ? href("/product/:id", { id: slug }) : undefined,
    },
    categories,
    facts: factsOf(product),
    values: editable(productTexts(product), product.version),
  };
}

function factsOf(product: StaffProduct): PreviewFacts {
  const { id, images, highestPrice, variantNames, sold30d, ratingAvg, ratingCount } = product;
  const available = product.onHand - product.reserved;
  return { id, images, highestPrice, variantNames, sold30d, ratingAvg, ratingCount, available };
}

type StockCount = { name: string; onHand: number; reserved: number };

/** The stock, its state and the page of its movements. */
function showStock({ name, onHand, reserved }: StockCount, levels: readonly ShownLevel[]) {
  const [own] = levels.length === 1 ? levels : [];
  const page = own
    ? href("/admin/stock/:levelId", { levelId: own.levelId })
    : `${href("/admin/stock")}?${new URLSearchParams({ q: name.slice(0, 60) })}`;
  return { onHand, reserved, state: own?.state, page };
}

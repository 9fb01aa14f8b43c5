import { data, href } from "react-router";
import { editable } from "#app/platform/edits/editable.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { allCategories } from "../queries/staff-categories.server.ts";
import { findStaffProduct } from "../queries/staff-products.server.ts";
import { missingToPublish } from "../rules/publish-checks.ts";
import { newProduct, productTexts } from "./product-fields.ts";

/** The page of a product; without an id it is a new one. */
export async function showProduct({ db }: Ctx, productId: string | undefined) {
  const categories = (await allCategories(db)).map(({ id, name }) => ({ id, name }));
  if (!productId) return { stored: undefined, categories, values: newProduct };
  const product = await findStaffProduct(db, productId);
  if (!product) throw data(null, { status: 404 });
  const { id, name, slug, images, isActive, kind, highestPrice, archivedAt } = product;
  const { onHand, reserved } = product;
  return {
    stored: {
      id,
      name,
      pictures: images.length,
      hasVariants: highestPrice !== null,
      isArchived: archivedAt !== null,
      stock: kind === "service" ? undefined : { onHand, reserved },
      missing: isActive ? [] : missingToPublish(product),
      path: isActive && kind === "product" ? href("/product/:id", { id: slug }) : undefined,
    },
    categories,
    values: editable(productTexts(product), product.version),
  };
}

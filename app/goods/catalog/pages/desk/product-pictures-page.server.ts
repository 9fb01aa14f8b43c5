import { formatDate } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { findPictures, removedPictures } from "../../queries/pictures.server.ts";
import { MOST_PICTURES } from "../../rules/picture-terms.ts";
import { areaTint } from "../../views/area-looks.ts";
import { productHref } from "../../views/product-href.ts";
import { showPictures } from "../../views/show-pictures.ts";
import { productPicture } from "../../views/shown-picture.ts";

/** The pictures page of a product; undefined if there is no such product. */
export async function loadPictures(ctx: Ctx, productId: string) {
  const product = await findPictures(ctx.db, productId);
  if (!product) return undefined;
  const { name, slug, kind, isActive, images, price, areaLook } = product;
  const removed = await removedPictures(ctx.db, { productId, now: ctx.now });
  return {
    name,
    price,
    tint: areaTint(areaLook),
    page: isActive && kind === "product" ? productHref(slug, null) : undefined,
    mayWrite: may(ctx.actor, "catalog:write"),
    pictures: showPictures(productId, images),
    main: productPicture(product),
    free: MOST_PICTURES - images.length,
    removed: removed.map(({ image, at }) => ({
      picture: image.picture,
      alt: image.alt,
      on: formatDate(at),
      shown: showPictures(productId, [image])[0]?.file,
    })),
  };
}

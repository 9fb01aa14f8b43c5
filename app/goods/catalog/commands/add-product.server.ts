import { createHash } from "node:crypto";
import { refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { ProductFacts } from "../rules/product-facts.ts";
import { removePhoto } from "./remove-photo.server.ts";
import { saveProduct } from "./save-product.server.ts";
import { storePicture } from "./store-picture.server.ts";

type NewProduct = {
  facts: ProductFacts;
  stock?: number;
  /** The sent file, and the picture's description. */
  photo: { sent: Uint8Array; alt: string };
};

/**
 * Adds a product with its first photo, so that it can be shown at once. The files are written
 * before the row. After a refusal they are removed here, after a crash by `catalog.sweep-photos`.
 */
export async function addProduct(ctx: Ctx, store: FileStore, { photo, ...product }: NewProduct) {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  const { sent, alt } = photo;
  const hash = createHash("sha256").update(sent).digest("hex");
  const stored = await storePicture(ctx, store, { sent, hash });
  if (!stored.ok) return stored;
  const { picture: id, upload } = stored.value;
  const image = { ...stored.value, alt };
  const added = await saveProduct(ctx, { ...product, images: [image] });
  if (!added.ok) await removePhoto(store, { id, ...upload });
  return added;
}

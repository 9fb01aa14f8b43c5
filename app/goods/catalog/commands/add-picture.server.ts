import { createHash } from "node:crypto";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { findPictures } from "../queries/pictures.server.ts";
import { withPhoto } from "../rules/picture-order.ts";
import { MOST_PICTURES } from "../rules/picture-terms.ts";
import type { ProductImage } from "../views/shown-picture.ts";
import { lockPictures } from "./lock-pictures.server.ts";
import { writePictures } from "./write-pictures.server.ts";
import { removePhoto } from "./remove-photo.server.ts";
import { storePicture, type StorePictureRefusal } from "./store-picture.server.ts";

export type AddPictureRefusal = Refusal<"forbidden" | "not_found" | "full"> | StorePictureRefusal;

type AddedPicture = { picture: string; isNew: boolean };

/**
 * Adds a photo to a product; shoppers see it once it has a description. The same file sent again
 * adds nothing. The files are written before their row, so a failed try leaves only files, which
 * the job `catalog.sweep-photos` removes.
 */
export async function addPicture(
  ctx: Ctx,
  store: FileStore,
  { productId, sent }: { productId: string; sent: Uint8Array },
): Promise<Result<AddedPicture, AddPictureRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  const before = await findPictures(ctx.db, productId);
  if (!before) return refuse("not_found");
  const hash = createHash("sha256").update(sent).digest("hex");
  // Both are checked again below; checking here saves the work.
  const same = sameAs(before.images, hash);
  if (same) return ok({ picture: same.picture, isNew: false });
  if (before.images.length >= MOST_PICTURES) return refuse("full");
  const stored = await storePicture(ctx, store, { sent, hash });
  if (!stored.ok) return stored;
  const { picture: id, upload } = stored.value;
  const added = await record(ctx, productId, stored.value);
  if (!added.ok || !added.value.isNew) await removePhoto(store, { id, ...upload });
  return added;
}

function record(
  ctx: Ctx,
  productId: string,
  image: ProductImage & { upload: { sent: string } },
): Promise<Result<AddedPicture, Refusal<"not_found" | "full">>> {
  return inTransaction(ctx, async (tx) => {
    const product = await lockPictures(tx, productId);
    if (!product) return refuse("not_found");
    const same = sameAs(product.images, image.upload.sent);
    if (same) return ok({ picture: same.picture, isNew: false });
    if (product.images.length >= MOST_PICTURES) return refuse("full");
    await writePictures(tx, productId, withPhoto(product.images, image));
    await recordAudit(tx, {
      action: "product.picture_added",
      subject: { type: "product", id: productId },
      after: image,
    });
    return ok({ picture: image.picture, isNew: true });
  });
}

function sameAs(images: readonly ProductImage[], hash: string): ProductImage | undefined {
  return images.find(({ upload }) => upload?.sent === hash);
}

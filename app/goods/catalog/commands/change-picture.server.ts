import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { PictureInput } from "../input.ts";
import { findPictures } from "../queries/pictures.server.ts";
import type { Focus } from "../rules/picture-focus.ts";
import type { ProductImage } from "../views/shown-picture.ts";
import { lockPictures } from "./lock-pictures.server.ts";
import { writePictures } from "./write-pictures.server.ts";
import { writePhoto } from "./write-photo.server.ts";

export type ChangePictureRefusal = Refusal<"forbidden" | "not_found" | "changed_meanwhile">;

/**
 * Changes a picture's description and a photo's focus. `was` is what the form showed, so that
 * another person's change is not overwritten. A new focus needs new files, which takes about two
 * seconds.
 */
export async function changePicture(
  ctx: Ctx,
  store: FileStore,
  { productId, ...wanted }: PictureInput & { productId: string },
): Promise<Result<undefined, ChangePictureRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  const before = await findPictures(ctx.db, productId);
  const read = before && find(before.images, wanted.picture);
  if (!read) return refuse("not_found");
  if (!isSafe(read, wanted)) return refuse("changed_meanwhile");
  const cut = await cutFor(store, read, wanted.focus);
  if (!cut.ok) return cut;
  return inTransaction(ctx, async (tx) => {
    const product = await lockPictures(tx, productId);
    const image = product && find(product.images, wanted.picture);
    if (!image) return refuse("not_found");
    if (!isSafe(image, wanted)) return refuse("changed_meanwhile");
    const { upload } = image;
    const after = {
      ...image,
      alt: wanted.alt,
      ...(upload && { upload: { ...upload, ...cut.value } }),
    };
    if (isSame(image, after)) return ok(undefined);
    const images = product.images.map((each) => (each === image ? after : each));
    await writePictures(tx, productId, images);
    await recordAudit(tx, {
      action: "product.picture_changed",
      subject: { type: "product", id: productId },
      before: image,
      after,
    });
    return ok(undefined);
  });
}

type PhotoCut = { focus: Focus; version: string };

/** Writes new files if the photo's focus changes. Drawn pictures have no focus. */
async function cutFor(
  store: FileStore,
  { picture: id, upload }: ProductImage,
  focus: Focus | undefined,
): Promise<Result<PhotoCut | undefined, Refusal<"not_found">>> {
  if (!upload || !focus || focus === upload.focus) return ok(undefined);
  const bytes = await store.read(id);
  if (!bytes) return refuse("not_found");
  const { width, height } = upload;
  return ok({ focus, version: await writePhoto(store, { id, bytes, width, height }, focus) });
}

/** Each part still is what the form showed, or already has the wanted value. */
function isSafe({ alt, upload }: ProductImage, wanted: PictureInput): boolean {
  const focus = upload?.focus;
  return (
    (alt === wanted.wasAlt || alt === wanted.alt) &&
    (focus === wanted.wasFocus || focus === wanted.focus || !wanted.focus)
  );
}

const isSame = (one: ProductImage, other: ProductImage) =>
  one.alt === other.alt && one.upload?.version === other.upload?.version;

function find(images: readonly ProductImage[], picture: string): ProductImage | undefined {
  return images.find((image) => image.picture === picture);
}

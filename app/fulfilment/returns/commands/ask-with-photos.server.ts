import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readPicture, type Picture } from "#app/platform/files/read-picture.server.ts";
import { mayAsk } from "../rules/may-ask.ts";
import { MAX_PHOTOS } from "../rules/photo-terms.ts";
import { askForReturn, type AskRefusal, type ReturnRequest } from "./ask-for-return.server.ts";

type AskWithPhotosRefusal = AskRefusal | Refusal<"too_many_photos" | "not_a_picture">;
type ReturnWithPhotos = Omit<ReturnRequest, "photos"> & {
  orderToken: string;
  sent: readonly Uint8Array[];
};

/**
 * Creates a buyer's return with photos of the problem. Files are written before their rows, so a
 * failed try leaves files without rows, which the job `returns.sweep-photos` removes.
 */
export async function askWithPhotos(
  ctx: Ctx,
  store: FileStore,
  { orderToken, sent, ...asked }: ReturnWithPhotos,
): Promise<Result<{ id: string; number: string }, AskWithPhotosRefusal>> {
  if (sent.length > MAX_PHOTOS) return refuse("too_many_photos");
  const order = await findOrderByToken(ctx, orderToken);
  if (!order) return refuse("not_found");
  // Only an order that takes returns is worth decoding the pictures.
  const may = mayAsk(order, "buyer", ctx.now);
  if (!may.ok) return may;
  const pictures = await readAll(sent);
  if (!pictures.ok) return pictures;
  const photos = pictures.value.map(({ bytes, width, height }) => ({
    picture: bytes,
    row: { id: ctx.ids.newId(), fileId: ctx.ids.newId(), bytes: bytes.length, width, height },
  }));
  for (const { picture, row } of photos) await store.write(row.fileId, picture);
  const rows = photos.map(({ row }) => row);
  const made = await askForReturn(ctx, { by: "buyer", orderToken }, { ...asked, photos: rows });
  if (!made.ok || !made.value.isNew) {
    for (const { fileId } of rows) await store.remove(fileId);
  }
  return made;
}

async function readAll(
  sent: readonly Uint8Array[],
): Promise<Result<Picture[], Refusal<"not_a_picture">>> {
  const pictures: Picture[] = [];
  for (const bytes of sent) {
    const picture = await readPicture(bytes);
    if (!picture.ok) return picture;
    pictures.push(picture.value);
  }
  return ok(pictures);
}

import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readPhoto, type PhotoRefusal } from "#app/platform/files/read-photo.server.ts";
import { isLargeEnough } from "../rules/picture-terms.ts";
import type { ProductImage, Upload } from "../views/shown-picture.ts";
import { writePhoto } from "./write-photo.server.ts";

export type StorePictureRefusal =
  | PhotoRefusal
  | (Refusal<"too_small"> & { width: number; height: number });

/** Writes the files of a new photo, which no product refers to yet and which has no description. */
export async function storePicture(
  ctx: Ctx,
  store: FileStore,
  { sent, hash }: { sent: Uint8Array; hash: string },
): Promise<Result<ProductImage & { upload: Upload }, StorePictureRefusal>> {
  const photo = await readPhoto(sent);
  if (!photo.ok) return photo;
  const { bytes, width, height } = photo.value;
  if (!isLargeEnough(photo.value)) return refuse("too_small", { width, height });
  const id = ctx.ids.newId();
  await store.write(id, bytes);
  const focus = "centre";
  const version = await writePhoto(store, { id, bytes, width, height }, focus);
  const upload = { version, focus, width, height, sent: hash } as const;
  return ok({ picture: id, alt: "", upload });
}

import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { SentFile } from "#app/platform/http/read-upload.server.ts";
import { addPicture, type AddPictureRefusal } from "../../commands/add-picture.server.ts";
import { MAX_PICTURE_BYTES } from "../../rules/picture-terms.ts";
import { pictureMessages as say } from "../../texts/staff-pictures.ts";

export type FailedUpload = { name: string; why: string };

/** Adds the files to the product one after the other. A failed file does not stop the others. */
export async function addPictures(
  ctx: Ctx,
  store: FileStore,
  productId: string,
  files: readonly SentFile[],
): Promise<{ added: number; failed: FailedUpload[] }> {
  const failed: FailedUpload[] = [];
  for (const { name, bytes: sent } of files) {
    const why =
      sent.length > MAX_PICTURE_BYTES
        ? say.errors.too_large
        : await whyNotAdded(ctx, store, { productId, sent });
    if (why) failed.push({ name: shortName(name), why });
  }
  return { added: files.length - failed.length, failed };
}

async function whyNotAdded(...about: Parameters<typeof addPicture>): Promise<string | undefined> {
  const added = await addPicture(...about);
  return added.ok ? undefined : explainPicture(added);
}

export function explainPicture(refusal: AddPictureRefusal): string {
  if (refusal.reason === "too_small") return say.errors.too_small(refusal.width, refusal.height);
  return say.errors[refusal.reason];
}

/** The sender's file name can be any text. */
function shortName(name: string): string {
  return name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, "")
    .slice(-80);
}

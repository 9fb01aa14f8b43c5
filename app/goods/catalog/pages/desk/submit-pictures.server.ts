import { data, href, type RouterContextProvider } from "react-router";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readUploads, type SentFile } from "#app/platform/http/read-upload.server.ts";
import { actOf } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import type { Result } from "#app/lib/result.ts";
import { findPictures } from "../../queries/pictures.server.ts";
import {
  MAX_PICTURES_BYTES,
  MOST_PICTURES,
  PHOTO_FILES,
  PICTURE_FIELD,
} from "../../rules/picture-terms.ts";
import { pictureMessages as say } from "../../texts/staff-pictures.ts";
import { addPictures } from "./add-pictures.server.ts";
import { pictureActs, type PictureActResult } from "./picture-acts.server.ts";

/** Handles all forms of the page. A form without a known `intent` adds pictures. */
export async function submitPictures(
  request: Request,
  context: Readonly<RouterContextProvider>,
  productId: string,
) {
  const served = context.get(requestContext);
  const store = context.get(filesContext).area(PHOTO_FILES);
  const { texts, files } = await readUploads(request, PICTURE_FIELD, MAX_PICTURES_BYTES);
  if (!isUuid(productId) || !(await findPictures(served.ctx.db, productId))) throw notFound();
  const act = actOf(pictureActs, texts["intent"]);
  const done = act
    ? await act(texts, { ctx: served.ctx, store, productId })
    : await submitFiles(served.ctx, store, productId, files);
  if (!done.ok) return data(done.answer, { status: done.status });
  return redirectWithFlash(
    served,
    href("/admin/products/:productId/pictures", { productId }),
    done.value,
  );
}

async function submitFiles(
  ctx: Ctx,
  store: FileStore,
  productId: string,
  files: Result<SentFile[], { ok: false; reason: "too_large" | "not_whole" }>,
): Promise<PictureActResult> {
  const refused = (message: string): PictureActResult => ({
    ok: false,
    status: 422,
    answer: { message },
  });
  if (!files.ok) {
    const reason = files.reason === "too_large" ? "all_too_large" : files.reason;
    return refused(say.errors[reason]);
  }
  if (files.value.length === 0) return refused(say.errors.missing);
  if (files.value.length > MOST_PICTURES) return refused(say.errors.too_many);
  const { added, failed } = await addPictures(ctx, store, productId, files.value);
  if (failed.length === 0) return { ok: true, value: say.added(added) };
  return { ok: false, status: 422, answer: { failed, message: say.someFailed } };
}

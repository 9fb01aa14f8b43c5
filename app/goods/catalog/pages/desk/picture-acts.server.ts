import type { Refusal } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { formActs, parseForm } from "#app/platform/http/forms.server.ts";
import { arrangePictures } from "../../commands/arrange-pictures.server.ts";
import { changePicture } from "../../commands/change-picture.server.ts";
import { putBackPicture } from "../../commands/put-back-picture.server.ts";
import { removePicture } from "../../commands/remove-picture.server.ts";
import { arrangementInput, pictureAbout, pictureInput } from "../../input.ts";
import { findPictures } from "../../queries/pictures.server.ts";
import { pictureMessages as say } from "../../texts/staff-pictures.ts";
import type { FailedUpload } from "./add-pictures.server.ts";

export type PicturesAnswer = {
  message?: string | undefined;
  /** Errors of one picture's form, by field; `values` has the typed texts. */
  errors?: Record<string, string> | undefined;
  values?: Record<string, string> | undefined;
  failed?: FailedUpload[] | undefined;
};

export type PictureActResult =
  | { ok: true; value: string }
  | { ok: false; status: number; answer: PicturesAnswer };

type About = { ctx: Ctx; store: FileStore; productId: string };

const STATUS = { forbidden: 403, not_found: 404, changed_meanwhile: 409, full: 409 };

const read = formActs<[About], PictureActResult>(unreadable);

/** Actions on existing pictures, by the `intent` of a form. */
export const pictureActs = {
  save: async (
    texts: Record<string, string>,
    { ctx, store, productId }: About,
  ): Promise<PictureActResult> => {
    const form = parseForm(pictureInput, texts);
    if (!form.ok) {
      const { alt } = form.errors;
      if (!alt) return unreadable();
      return { ok: false, status: 422, answer: { errors: { alt }, values: texts } };
    }
    const changed = await changePicture(ctx, store, { productId, ...form.value });
    if (!changed.ok) return refused(changed.reason, { values: texts });
    const product = await findPictures(ctx.db, productId);
    const place = product?.images.findIndex(({ picture }) => picture === form.value.picture) ?? 0;
    return { ok: true, value: say.saved(place + 1) };
  },
  arrange: read(arrangementInput, async (form, { ctx, productId }) =>
    answer(await arrangePictures(ctx, { productId, ...form }), say.arranged),
  ),
  remove: read(pictureAbout, async (form, { ctx, productId }) =>
    answer(await removePicture(ctx, { productId, ...form }), say.removed),
  ),
  "put-back": read(pictureAbout, async (form, { ctx, productId }) =>
    answer(await putBackPicture(ctx, { productId, ...form }), say.isBack),
  ),
};

function answer(
  done: { ok: true } | Refusal<keyof typeof STATUS>,
  value: string,
): PictureActResult {
  return done.ok ? { ok: true, value } : refused(done.reason);
}

function unreadable(): PictureActResult {
  return { ok: false, status: 422, answer: { message: say.noStep } };
}

function refused(reason: keyof typeof STATUS, answer: PicturesAnswer = {}): PictureActResult {
  return { ok: false, status: STATUS[reason], answer: { ...answer, message: say.errors[reason] } };
}

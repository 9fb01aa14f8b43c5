import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
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

type PictureActInput = {
  ctx: Ctx;
  store: FileStore;
  productId: string;
  texts: Record<string, string>;
};

const STATUS = { forbidden: 403, not_found: 404, changed_meanwhile: 409, full: 409 };

/** Actions on existing pictures, by the `intent` of a form. */
export const pictureActs: Record<string, (sent: PictureActInput) => Promise<PictureActResult>> = {
  save: async ({ ctx, store, productId, texts }) => {
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
  arrange: async ({ ctx, productId, texts }) => {
    const form = parseForm(arrangementInput, texts);
    if (!form.ok) return unreadable();
    const done = await arrangePictures(ctx, { productId, ...form.value });
    return done.ok ? { ok: true, value: say.arranged } : refused(done.reason);
  },
  remove: async ({ ctx, productId, texts }) => {
    const form = parseForm(pictureAbout, texts);
    if (!form.ok) return unreadable();
    const done = await removePicture(ctx, { productId, ...form.value });
    return done.ok ? { ok: true, value: say.removed } : refused(done.reason);
  },
  "put-back": async ({ ctx, productId, texts }) => {
    const form = parseForm(pictureAbout, texts);
    if (!form.ok) return unreadable();
    const done = await putBackPicture(ctx, { productId, ...form.value });
    return done.ok ? { ok: true, value: say.isBack } : refused(done.reason);
  },
};

const unreadable = (): PictureActResult => ({
  ok: false,
  status: 422,
  answer: { message: say.noStep },
});

function refused(reason: keyof typeof STATUS, answer: PicturesAnswer = {}): PictureActResult {
  return { ok: false, status: STATUS[reason], answer: { ...answer, message: say.errors[reason] } };
}

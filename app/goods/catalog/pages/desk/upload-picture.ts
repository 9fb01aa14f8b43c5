import { filesContext } from "#app/platform/files/files-context.server.ts";
import { readUploads } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { findPictures } from "../../queries/pictures.server.ts";
import { MAX_PICTURE_BYTES, PHOTO_FILES, PICTURE_FIELD } from "../../rules/picture-terms.ts";
import { pictureMessages as say } from "../../texts/staff-pictures.ts";
import { addPictures } from "./add-pictures.server.ts";
import type { Route } from "./+types/upload-picture.ts";

/**
 * Receives one file from the page's script, which shows the progress. The answer is a line of text.
 */
export async function action({ request, params: { productId }, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { files } = await readUploads(request, PICTURE_FIELD, MAX_PICTURE_BYTES);
  if (!files.ok) return answer(422, say.errors[files.reason]);
  if (!(await findPictures(ctx.db, productId))) return answer(404, say.errors.not_found);
  if (files.value.length === 0) return answer(422, say.errors.missing);
  const store = context.get(filesContext).area(PHOTO_FILES);
  const { failed } = await addPictures(ctx, store, productId, files.value.slice(0, 1));
  return failed[0] ? answer(422, failed[0].why) : answer(201, say.state.added);
}

const answer = (status: number, text: string) =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

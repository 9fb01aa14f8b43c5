import { filesContext } from "#app/platform/files/files-context.server.ts";
import { pictureAnswer } from "#app/platform/http/picture-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findPictures } from "../../queries/pictures.server.ts";
import { PHOTO_FILES } from "../../rules/picture-terms.ts";
import { storedName } from "../../views/photo-files.ts";
import type { Route } from "./+types/whole-picture.ts";

/** The whole photo with the edges that shoppers do not see; for staff only. */
export async function loader({ params: { productId, photoId }, context }: Route.LoaderArgs) {
  const product = await findPictures(context.get(requestContext).ctx.db, productId);
  const upload = product?.images.find((image) => image.picture === photoId)?.upload;
  const store = context.get(filesContext).area(PHOTO_FILES);
  const bytes = upload && (await store.read(storedName(photoId, upload.version, "whole")));
  if (!bytes) throw notFound();
  return pictureAnswer(bytes, "picture");
}

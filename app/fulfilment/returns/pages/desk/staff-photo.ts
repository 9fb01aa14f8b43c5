import { filesContext } from "#app/platform/files/files-context.server.ts";
import { pictureAnswer } from "#app/platform/http/picture-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { readPhoto } from "../../queries/photos.server.ts";
import { PHOTO_FILES } from "../../rules/photo-terms.ts";
import type { Route } from "./+types/staff-photo.ts";

/** A photo of a return for staff; the policy table asks for `orders:read`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const store = context.get(filesContext).area(PHOTO_FILES);
  const found = orNotFound(await readPhoto(db, store, params));
  return pictureAnswer(found.picture, found.name);
}

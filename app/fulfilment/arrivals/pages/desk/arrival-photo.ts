import { filesContext } from "#app/platform/files/files-context.server.ts";
import { pictureAnswer } from "#app/platform/http/picture-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { readArrivalPhoto } from "../../queries/find-arrival.server.ts";
import { PHOTO_FILES } from "../../rules/arrival-terms.ts";
import type { Route } from "./+types/arrival-photo.ts";

/** A buyer's photo for staff; the policy table asks for `orders:read`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const store = context.get(filesContext).area(PHOTO_FILES);
  const picture = orNotFound(await readArrivalPhoto(ctx.db, store, params));
  return pictureAnswer(picture, "arrival");
}

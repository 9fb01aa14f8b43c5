import { filesContext } from "#app/platform/files/files-context.server.ts";
import { pictureAnswer } from "#app/platform/http/picture-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { lookAtPicture } from "../../commands/look-at-picture.server.ts";
import { ID_FILES } from "../../rules/concession-terms.ts";
import type { Route } from "./+types/id-picture.ts";

/** A picture of an ID for staff who decide on it. Records the access. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const store = context.get(filesContext).area(ID_FILES);
  const picture = orNotFound(await lookAtPicture(ctx, store, params));
  return pictureAnswer(picture, "id");
}

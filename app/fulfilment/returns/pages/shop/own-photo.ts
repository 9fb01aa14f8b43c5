import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { pictureAnswer } from "#app/platform/http/picture-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { readPhoto } from "../../queries/photos.server.ts";
import { PHOTO_FILES } from "../../rules/photo-terms.ts";
import type { Route } from "./+types/own-photo.ts";

/** A photo of a return for every holder of the order's link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const store = context.get(filesContext).area(PHOTO_FILES);
  const order = await findOrderByToken(ctx, params.token);
  const wanted = order && { photoId: params.photoId, orderId: order.id };
  const found = orNotFound(wanted && (await readPhoto(ctx.db, store, wanted)));
  return pictureAnswer(found.picture, found.name);
}

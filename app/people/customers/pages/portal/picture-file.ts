import { ownPictureOf } from "../../queries/own-picture.server.ts";
import { OWN_PICTURES } from "../../rules/own-picture.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { pictureAnswer } from "#app/platform/http/picture-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/picture-file.ts";

/** Serves only the signed-in customer's own picture. */
export async function loader({ params: { fileId }, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const own = ctx.actor.kind === "user" && (await ownPictureOf(ctx.db, ctx.actor.userId));
  const isOwn = own === fileId;
  const bytes = isOwn && (await context.get(filesContext).area(OWN_PICTURES).read(fileId));
  if (!bytes) throw notFound();
  return pictureAnswer(bytes, "picture");
}

import { validate } from "uuid";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { documentAnswer } from "#app/platform/http/document-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { isShownPhoto } from "../../queries/doctors.server.ts";
import { PHOTO_FILES } from "../../rules/photo-terms.ts";
import type { Route } from "./+types/photo-file.ts";

/** A doctor's photo, for everybody. */
export async function loader({ params: { photoId }, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const isKnown = validate(photoId) && (await isShownPhoto(ctx.db, photoId));
  const bytes = isKnown && (await context.get(filesContext).area(PHOTO_FILES).read(photoId));
  if (!bytes) throw notFound();
  return documentAnswer(bytes, { type: "image/webp", name: "doctor" });
}

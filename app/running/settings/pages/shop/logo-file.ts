import { validate } from "uuid";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { documentAnswer } from "#app/platform/http/document-answer.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { LOGO_FILES } from "../../rules/logo.ts";
import type { Route } from "./+types/logo-file.ts";

/** A logo of the shop, public. Cached pages may still refer to the previous one. */
export async function loader({ params: { fileId }, context }: Route.LoaderArgs) {
  const bytes = validate(fileId) && (await context.get(filesContext).area(LOGO_FILES).read(fileId));
  if (!bytes) throw notFound();
  return documentAnswer(bytes, { type: "image/png", name: "logo" });
}

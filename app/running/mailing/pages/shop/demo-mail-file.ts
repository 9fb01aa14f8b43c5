import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findAttachment } from "#app/platform/mail/queries.server.ts";
import type { Route } from "./+types/demo-mail-file.ts";

/** An attachment of a mail in the demo shop. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const file = orNotFound(await findAttachment(ctx.db, params.mailId, params.fileId));
  return fileAnswer(file);
}

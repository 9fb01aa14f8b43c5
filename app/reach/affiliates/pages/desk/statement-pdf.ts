import { loadLogo } from "#app/running/settings/queries.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { statementOf } from "../../queries/statement.server.ts";
import type { Route } from "./+types/statement-pdf.ts";

/** The statement of an affiliate's payout, as a PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const found = orNotFound(await statementOf(db, params.lineId));
  const content = await found.print(await loadLogo(db, context.get(filesContext)));
  return fileAnswer({ name: `${found.name}.pdf`, type: "application/pdf", content });
}

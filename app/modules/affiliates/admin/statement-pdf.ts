import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { statementOf } from "../queries/statement.server.ts";
import type { Route } from "./+types/statement-pdf.ts";

/** What an affiliate was paid for, on paper. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await statementOf(context.get(requestContext).ctx.db, params.lineId);
  if (!found) throw new Response("Not found", { status: 404 });
  const content = await found.print();
  return fileAnswer({ name: `${found.name}.pdf`, type: "application/pdf", content });
}

import { requestContext } from "#app/platform/http/request-context.server.ts";
import { creditNotePdf } from "../queries/printed.server.ts";
import type { Route } from "./+types/credit-note-pdf.ts";

/** A credit note on paper, for staff. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await creditNotePdf(context.get(requestContext).ctx.db, params.noteId);
  if (!answer) throw new Response("Not found", { status: 404 });
  return answer;
}

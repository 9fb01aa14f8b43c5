import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { creditNotePdf } from "../../queries/printed.server.ts";
import type { Route } from "./+types/credit-note-pdf.ts";

/** A credit note on paper, for staff. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(await creditNotePdf(context.get(requestContext).ctx.db, params.noteId));
}

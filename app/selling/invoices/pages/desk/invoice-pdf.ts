import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { invoicePdf } from "../../queries/printed.server.ts";
import type { Route } from "./+types/invoice-pdf.ts";

/** An invoice on paper, for staff. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(await invoicePdf(context.get(requestContext).ctx.db, params.invoiceId));
}

import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { documentsOfOrder } from "../../queries/find-invoice.server.ts";
import { creditNotePdf, invoicePdf } from "../../queries/printed.server.ts";
import { ownDocuments } from "../../views/own-documents.ts";
import type { Route } from "./+types/own-document.ts";

/** An invoice or a credit note for every holder of its order's link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const order = await findOrderByToken(ctx, params.token);
  const own = order && ownDocuments(await documentsOfOrder(ctx.db, order.id));
  const wanted = own?.documents.find(({ id }) => id === params.documentId);
  const print = wanted?.kind === "credit_note" ? creditNotePdf : invoicePdf;
  return orNotFound(wanted && (await print(ctx.db, wanted.id)));
}

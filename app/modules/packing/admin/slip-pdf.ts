import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { printPdf } from "#app/platform/print/print-pdf.server.ts";
import { readParcel } from "../queries/read-parcel.server.ts";
import { printSlip } from "../views/print-slip.ts";
import { slipUrls } from "../views/slip-urls.ts";
import type { Route } from "./+types/slip-pdf.ts";

/** The packing slip of an order, and the label of its parcel. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const [parcel, settings] = await Promise.all([
    readParcel(ctx, params.orderId),
    loadSettings(ctx.db),
  ]);
  if (!parcel) throw new Response("Not found", { status: 404 });
  const slip = printSlip(parcel, settings, slipUrls(ctx, parcel.order, env.appUrl));
  const content = await printPdf(slip, parcel.order.createdAt);
  const name = `${parcel.order.orderNumber} slip.pdf`;
  return fileAnswer({ name, type: "application/pdf", content, opens: true });
}

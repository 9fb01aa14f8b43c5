import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { isPaid } from "#app/selling/orders/rules/order-terms.ts";
import { moneyMoved } from "#app/selling/payments/queries/refunds.server.ts";
import { loadLogo, shownSettings } from "#app/running/settings/queries.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { printPdf } from "#app/platform/print/print-pdf.server.ts";
import { withLogo } from "#app/platform/print/with-logo.ts";
import { printReceipt } from "../../views/print-receipt.ts";
import { showReceipt } from "../../views/show-receipt.ts";
import type { Route } from "./+types/receipt-pdf.ts";

/** The receipt of a paid order, for every holder of the order's link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx } = served;
  const order = await findOrderByToken(ctx, params.token);
  if (!order?.paidAt || !isPaid(order.paymentStatus)) throw notFound();
  const money = await moneyMoved(ctx.db, order.id);
  const settings = await shownSettings(served);
  const seller = {
    name: settings.business_name || settings.site_name,
    address: settings.business_address,
    email: settings.contact_email,
  };
  const receipt = showReceipt({ ...order, parcels: [] }, money, ctx.now);
  const paper = printReceipt(receipt, { ...order, paidAt: order.paidAt }, seller);
  const logo = await loadLogo(ctx.db, context.get(filesContext));
  return fileAnswer({
    name: `receipt-${order.orderNumber}.pdf`,
    type: "application/pdf",
    content: await printPdf(withLogo(paper, logo), order.paidAt),
    opens: true,
  });
}

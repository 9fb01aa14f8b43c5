import { findPurchaseOrder, linesOf } from "../../queries/find-order.server.ts";
import { printOrder } from "../../views/print-order.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Picture } from "#app/platform/files/read-picture.server.ts";
import { printPdf } from "#app/platform/print/print-pdf.server.ts";
import { withLogo } from "#app/platform/print/with-logo.ts";

/** A purchase order with its current PDF; undefined if there is no such order. */
export async function printedOrder({ db }: Ctx, orderId: string) {
  const order = await findPurchaseOrder(db, orderId);
  if (!order) return undefined;
  const [lines, settings] = await Promise.all([linesOf(db, orderId), loadSettings(db)]);
  const print = (logo: Picture | undefined) =>
    printPdf(withLogo(printOrder(order, lines, settings), logo), order.sentAt ?? order.createdAt);
  return { order, shopName: settings.site_name, print };
}

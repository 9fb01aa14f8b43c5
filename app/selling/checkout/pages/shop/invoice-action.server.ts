import { data, href, redirect } from "react-router";
import { askForInvoice } from "#app/selling/invoices/commands/ask-for-invoice.server.ts";
import { ownInvoiceMessages as say } from "#app/selling/invoices/texts/shopper.ts";
import type { ReceiptAnswer, ReceiptResponse, ReceiptForm } from "./receipt-answer.ts";

/** A separate invoice for a small sale. */
export async function makeInvoice({ served, orderToken }: ReceiptForm): Promise<ReceiptResponse> {
  const asked = await askForInvoice(served.ctx, orderToken);
  if (!asked.ok) return data<ReceiptAnswer>({ message: say.gone, tone: "warning" }, 409);
  return redirect(href("/order/:token", { token: orderToken }), 303);
}

import { data, type RouterContextProvider } from "react-router";
import { startPayment } from "#app/selling/payments/commands/start-payment.server.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { actOf, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { receiptMessages as say } from "../../texts/shopper-receipt.ts";
import { returnAddresses } from "../../views/return-addresses.ts";
import { receiptActions } from "./receipt-actions.server.ts";
import type { ReceiptAnswer, ReceiptResponse } from "./receipt-answer.ts";
import { goToPayment } from "./remember-order.server.ts";
import { openReceipt } from "#app/selling/orders/pages/shop/open-receipt.server.ts";

/** Dispatches by the form's `intent`. The form without one leads to the payment page. */
export async function submitReceipt(
  request: Request,
  orderToken: string,
  context: Readonly<RouterContextProvider>,
): Promise<ReceiptResponse> {
  const served = context.get(requestContext);
  const gateways = context.get(gatewaysContext);
  const { ctx, env } = served;
  const order = await openReceipt(ctx, orderToken);
  const texts = await readFormTexts(request);
  const intent = texts["intent"] ?? "pay";
  if (intent !== "pay") {
    const act = actOf(receiptActions, intent);
    return act
      ? act({ served, gateways, request, order, orderToken, texts })
      : refused(say.unknownAction, 400);
  }
  const [gateway] = gateways.enabled();
  if (!gateway) return refused(say.payFailed, 503);
  const payment = await startPayment(ctx, gateway, order.id, returnAddresses(env.appUrl));
  if (!payment.ok) {
    return payment.reason === "not_payable"
      ? refused(say.notPayable, 409)
      : refused(say.payFailed, 503);
  }
  return goToPayment(env.appUrl, orderToken, payment.value.redirectUrl);
}

function refused(message: string, status: number) {
  return data<ReceiptAnswer>({ message, tone: "error" }, { status });
}

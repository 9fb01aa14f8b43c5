import { data, redirect, href } from "react-router";
import {
  appendMessage,
  cartCookies,
  readCartToken,
} from "#app/selling/cart/pages/shop/cart-cookies.server.ts";
import { askForConfirmation } from "#app/selling/orders/commands/ask-for-confirmation.server.ts";
import { orderAgain } from "#app/selling/orders/commands/order-again.server.ts";
import { cancelInput } from "#app/selling/orders/input.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { cancelOwnOrder } from "../../commands/cancel-own-order.server.ts";
import { payDifference } from "../../commands/pay-difference.server.ts";
import { receiptMessages as say } from "../../texts/shopper-receipt.ts";
import { returnAddresses } from "../../views/return-addresses.ts";
import { changeOrderMessages } from "../../texts/shopper-changes.ts";
import { agree } from "./agree-action.server.ts";
import { checkPayment } from "./check-payment.server.ts";
import { makeInvoice } from "./invoice-action.server.ts";
import { leadToAccount } from "./lead-to-account.server.ts";
import type { ReceiptAnswer, ReceiptResponse, ReceiptForm } from "./receipt-answer.ts";
import { goToPayment } from "./remember-order.server.ts";

/** Handlers of the receipt's forms other than payment, by `intent`. */
export const receiptActions: Record<string, (sent: ReceiptForm) => Promise<ReceiptResponse>> = {
  check,
  resend: sendLinkAgain,
  cancel,
  again,
  agree,
  "pay-difference": payMore,
  account: openAccount,
  invoice: makeInvoice,
};

async function check({
  served,
  gateways,
  order,
  orderToken,
}: ReceiptForm): Promise<ReceiptResponse> {
  await checkPayment(served, gateways, order.id);
  return redirect(href("/order/:token", { token: orderToken }), 303);
}

async function sendLinkAgain({ served, order }: ReceiptForm): Promise<ReceiptResponse> {
  const sent = await askForConfirmation(served, order);
  if (sent.ok) return data<ReceiptAnswer>({ message: say.sentAgain, tone: "success" });
  return sent.reason === "too_often"
    ? data<ReceiptAnswer>({ message: say.sentTooOften, tone: "warning" }, { status: 429 })
    : data<ReceiptAnswer>({ message: say.notWaiting, tone: "warning" }, { status: 409 });
}

async function cancel({
  served,
  gateways,
  orderToken,
  texts,
}: ReceiptForm): Promise<ReceiptResponse> {
  const form = parseForm(cancelInput, texts);
  if (!form.ok) {
    const { errors, values } = form;
    const message = Object.values(errors)[0] ?? say.failed;
    return data<ReceiptAnswer>({ message, tone: "error", errors, values }, { status: 422 });
  }
  const { reason: note, money } = form.value;
  const wish = { orderToken, note, wantsCredit: money === "credit" };
  const cancelled = await cancelOwnOrder(served.ctx, gateways, wish);
  if (!cancelled.ok) {
    return data<ReceiptAnswer>({ message: say.cancel.tooLate, tone: "error" }, { status: 409 });
  }
  return redirect(href("/order/:token", { token: orderToken }), 303);
}

async function again({
  served,
  request,
  order,
  orderToken,
}: ReceiptForm): Promise<ReceiptResponse> {
  const { ctx, env } = served;
  const { orderNumber } = order;
  const cartToken = readCartToken(request, env.appUrl);
  const ordered = await orderAgain(ctx, { orderToken, cartToken });
  if (!ordered.ok) {
    const message =
      ordered.reason === "all_gone" ? say.again.allGone(ordered.gone) : say.again.notOver;
    return data<ReceiptAnswer>({ message, tone: "warning" }, { status: 409 });
  }
  const { token, gone, capped } = ordered.value;
  const short = [
    ...(gone.length > 0 ? [say.again.gone(gone)] : []),
    ...capped.map(say.again.capped),
  ];
  const done = short.length > 0 ? say.again.inPart(orderNumber) : say.again.done(orderNumber);
  const headers = cartCookies(env.appUrl, token);
  const tone = short.length > 0 ? "warning" : "success";
  appendMessage(headers, env.appUrl, { ok: true, tone, message: [done, ...short].join(" ") });
  return redirect(href("/cart"), { status: 303, headers });
}

async function payMore({ served, gateways, orderToken }: ReceiptForm): Promise<ReceiptResponse> {
  const { ctx, env } = served;
  const addresses = returnAddresses(env.appUrl);
  const paid = await payDifference(ctx, gateways, orderToken, addresses);
  if (!paid.ok) {
    const gone = paid.reason === "not_payable";
    const message = gone ? changeOrderMessages.awaited.gone : say.payFailed;
    return data<ReceiptAnswer>({ message, tone: "error" }, { status: gone ? 409 : 503 });
  }
  return goToPayment(env.appUrl, orderToken, paid.value.redirectUrl);
}

async function openAccount({ served, order }: ReceiptForm): Promise<ReceiptResponse> {
  const answer = leadToAccount(served, order);
  return answer ?? data<ReceiptAnswer>({ message: say.account.notOffered, tone: "warning" }, 409);
}

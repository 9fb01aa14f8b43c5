import { data } from "react-router";
import { startPayment } from "#app/selling/payments/commands/start-payment.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { agreeByLink } from "../../commands/agree-by-link.server.ts";
import { agreeInput } from "../../input.ts";
import { agreeMessages } from "../../texts/shopper-agree.ts";
import { receiptMessages as say } from "../../texts/shopper-receipt.ts";
import { checkoutMessages } from "../../texts/shopper.ts";
import { returnAddresses } from "../../views/return-addresses.ts";
import type { ReceiptAnswer, ReceiptResponse, ReceiptForm } from "./receipt-answer.ts";
import { goToPayment } from "./remember-order.server.ts";

/** Agrees to the terms of an order that staff placed, and continues to payment. */
export async function agree({
  served,
  gateways,
  order,
  orderToken,
  texts,
}: ReceiptForm): Promise<ReceiptResponse> {
  const { ctx, env } = served;
  const form = parseForm(agreeInput, texts);
  if (!form.ok) return notAgreed(form.errors, texts);
  const supervision = form.value.supervision === "yes";
  const agreed = await agreeByLink(ctx, orderToken, { supervision });
  if (!agreed.ok && agreed.reason === "supervision_unconfirmed") {
    return notAgreed({ supervision: checkoutMessages.supervision(agreed.products) }, texts);
  }
  const [gateway] = gateways.enabled();
  if (!agreed.ok) return data<ReceiptAnswer>({ message: say.notPayable, tone: "error" }, 409);
  if (!gateway) return data<ReceiptAnswer>({ message: say.payFailed, tone: "error" }, 503);
  const paid = await startPayment(ctx, gateway, order.id, returnAddresses(env.appUrl));
  if (!paid.ok) {
    const gone = paid.reason === "not_payable";
    const message = gone ? say.notPayable : say.payFailed;
    return data<ReceiptAnswer>({ message, tone: "error" }, { status: gone ? 409 : 503 });
  }
  return goToPayment(env.appUrl, orderToken, paid.value.redirectUrl);
}

function notAgreed(errors: Record<string, string>, values: Record<string, string>) {
  const answer: ReceiptAnswer = { message: agreeMessages.check, tone: "error", errors, values };
  return data<ReceiptAnswer>(answer, { status: 422 });
}

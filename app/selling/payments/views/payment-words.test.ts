import { expect, test } from "vitest";
import { PAYMENT_METHODS, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { paymentWords } from "./payment-words.ts";

const CARD =
  "Card details are entered on the page of the payment provider; we never see a card number.";

test.each<[readonly PaymentMethod[], string]>([
  [
    PAYMENT_METHODS,
    `By card, GCash, Maya or bank transfer. Where the checkout offers it, you can also pay cash on delivery. ${CARD}`,
  ],
  [["card", "gcash"], `By card or GCash. ${CARD}`],
  [["bank"], "By bank transfer."],
  [["cod"], "Cash on delivery, where the checkout offers it."],
  [["maya", "cod"], "By Maya. Where the checkout offers it, you can also pay cash on delivery."],
  [[], "No payment method is available at the moment."],
])("with %j on offer an answer says: %s", (methods, words) => {
  expect(paymentWords(methods)).toBe(words);
});

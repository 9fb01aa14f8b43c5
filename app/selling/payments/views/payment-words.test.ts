import { expect, test } from "vitest";
import { PAYMENT_METHODS, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { paymentWords } from "./payment-words.ts";

const CARD =
  "You enter card details on the payment provider’s page, so we never see your card number.";

test.each<[readonly PaymentMethod[], string]>([
  [
    PAYMENT_METHODS,
    `By card, GCash, Maya or bank transfer. You can also pay cash on delivery where checkout offers it. ${CARD}`,
  ],
  [["card", "gcash"], `By card or GCash. ${CARD}`],
  [["bank"], "By bank transfer."],
  [["cod"], "Cash on delivery, where checkout offers it."],
  [["maya", "cod"], "By Maya. You can also pay cash on delivery where checkout offers it."],
  [[], "No payment method is available right now."],
])("with %j on offer an answer says: %s", (methods, words) => {
  expect(paymentWords(methods)).toBe(words);
});

import { formatMoney } from "#app/lib/money.ts";
import { SEE_ORDER, type OrderNews } from "#app/selling/orders/texts/mail.ts";

type ReturnNumbers = { number: string; orderNumber: string };

export const returnNews = {
  approved: (
    { number, orderNumber }: ReturnNumbers,
    { comesBack, answer }: { comesBack: boolean; answer: string | null },
  ): OrderNews => ({
    kind: "return-approved",
    values: { order_number: orderNumber, return_number: number },
    subject: `Your return ${number} is approved`,
    title: "Your return is approved",
    paragraphs: [
      `We’ve approved your return ${number} for order ${orderNumber}.`,
      comesBack
        ? `Please send the items back to us, with the number ${number} in the parcel.`
        : "You don’t have to send anything back. Please do not use the items.",
      ...(answer === null ? [] : [answer]),
      comesBack
        ? "We’ll check the items when they arrive, then email you about your refund."
        : "We’ll email you about your refund.",
    ],
    action: SEE_ORDER,
  }),
  refused: ({ number, orderNumber }: ReturnNumbers, answer: string): OrderNews => ({
    kind: "return-refused",
    values: { order_number: orderNumber, return_number: number },
    subject: `We couldn’t accept your return ${number}`,
    title: "We couldn’t accept your return",
    paragraphs: [
      `We reviewed your return ${number} for order ${orderNumber} and couldn’t accept it.`,
      `Reason: ${answer}`,
      "If you think we’re wrong, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
  refunded: (
    { number, orderNumber }: ReturnNumbers,
    amount: number,
    asCredit = false,
  ): OrderNews => ({
    kind: "return-refunded",
    values: { order_number: orderNumber, return_number: number, amount: formatMoney(amount) },
    subject: `Your return ${number} is refunded`,
    title: "Your return is refunded",
    paragraphs: [
      `Your return ${number} for order ${orderNumber} is closed. We’re refunding ${formatMoney(amount)}${asCredit ? " as store credit" : ""}.`,
      asCredit
        ? "We’ll email you again when you can use it at checkout."
        : "We’ll email you again when the money is on its way.",
    ],
    action: SEE_ORDER,
  }),
  closed: ({ number, orderNumber }: ReturnNumbers, why: string): OrderNews => ({
    kind: "return-closed",
    values: { order_number: orderNumber, return_number: number },
    subject: `Your return ${number} is closed`,
    title: "Your return is closed",
    paragraphs: [
      `Your return ${number} for order ${orderNumber} is closed without a refund.`,
      `Reason: ${why}`,
      "If you think we’re wrong, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
} as const;

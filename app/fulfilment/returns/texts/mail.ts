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
      `we have approved your return ${number} of order ${orderNumber}.`,
      comesBack
        ? `Please send the items back to us, with the number ${number} in the parcel.`
        : "You do not have to send anything back. Please do not use the items.",
      ...(answer === null ? [] : [answer]),
      comesBack
        ? "We will check them when they arrive, and then email you about your refund."
        : "We will email you about your refund.",
    ],
    action: SEE_ORDER,
  }),
  refused: ({ number, orderNumber }: ReturnNumbers, answer: string): OrderNews => ({
    kind: "return-refused",
    values: { order_number: orderNumber, return_number: number },
    subject: `We could not accept your return ${number}`,
    title: "We could not accept your return",
    paragraphs: [
      `we looked at your return ${number} of order ${orderNumber} and could not accept it.`,
      `Reason: ${answer}`,
      "If you think that we are wrong, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
  refunded: ({ number, orderNumber }: ReturnNumbers, amount: number): OrderNews => ({
    kind: "return-refunded",
    values: { order_number: orderNumber, return_number: number, amount: formatMoney(amount) },
    subject: `Your return ${number} is refunded`,
    title: "Your return is refunded",
    paragraphs: [
      `your return ${number} of order ${orderNumber} is closed, and ${formatMoney(amount)} goes back to you.`,
      "Another email follows once the money is on its way.",
    ],
    action: SEE_ORDER,
  }),
  closed: ({ number, orderNumber }: ReturnNumbers, why: string): OrderNews => ({
    kind: "return-closed",
    values: { order_number: orderNumber, return_number: number },
    subject: `Your return ${number} is closed`,
    title: "Your return is closed",
    paragraphs: [
      `your return ${number} of order ${orderNumber} is closed without a refund.`,
      `Reason: ${why}`,
      "If you think that we are wrong, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
} as const;

import { SEE_ORDER, type OrderNews } from "#app/selling/orders/texts/mail.ts";

export const arrivalNews = {
  report: "See your report",
  replacement: (orderNumber: string, reply: string): OrderNews => ({
    kind: "arrival-replacement",
    values: { order_number: orderNumber },
    subject: `Please do not use the items that arrived warm in order ${orderNumber}`,
    title: "Please do not use it",
    paragraphs: [
      `We reviewed how your order ${orderNumber} arrived. Please do not use the items that were not cold.`,
      ...(reply === "" ? [] : [reply]),
      "We’ll make it right and email you the next step.",
    ],
    action: SEE_ORDER,
  }),
  fine: (orderNumber: string, reply: string): OrderNews => ({
    kind: "arrival-fine",
    values: { order_number: orderNumber },
    subject: `We reviewed how your order ${orderNumber} arrived`,
    title: "It arrived as it should",
    paragraphs: [
      `We reviewed how your order ${orderNumber} arrived, and it is fine.`,
      reply,
      "If you think we’re wrong, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
} as const;

import { SEE_ORDER, type OrderNews } from "#app/selling/orders/texts/mail.ts";

export const arrivalNews = {
  report: "See your report",
  replacement: (orderNumber: string, reply: string): OrderNews => ({
    kind: "arrival-replacement",
    values: { order_number: orderNumber },
    subject: `Please do not use what arrived warm in order ${orderNumber}`,
    title: "Please do not use it",
    paragraphs: [
      `we looked at how your order ${orderNumber} arrived. Please do not use what was not cold.`,
      ...(reply === "" ? [] : [reply]),
      "We put this right, and email you about the next step.",
    ],
    action: SEE_ORDER,
  }),
  fine: (orderNumber: string, reply: string): OrderNews => ({
    kind: "arrival-fine",
    values: { order_number: orderNumber },
    subject: `We looked at how your order ${orderNumber} arrived`,
    title: "It arrived as it should",
    paragraphs: [
      `we looked at how your order ${orderNumber} arrived, and it is fine.`,
      reply,
      "If you think that we are wrong, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
} as const;

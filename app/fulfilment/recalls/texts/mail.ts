import type { OrderNews } from "#app/selling/orders/texts/mail.ts";
import { recallTexts as say } from "./shopper.ts";

type RecallNotice = {
  orderNumber: string;
  units: number;
  product: string;
  lotNumber: string;
  reason: string;
  advice: string;
};

export const recallNews = (recalled: RecallNotice): OrderNews => {
  const { orderNumber, units, product, lotNumber, reason, advice } = recalled;
  return {
    kind: "recall",
    values: { order_number: orderNumber, product, lot_number: lotNumber },
    subject: say.subject(lotNumber),
    title: say.mailTitle,
    paragraphs: [
      say.opening(orderNumber, units, product, lotNumber),
      say.why(reason),
      ...advice.split(/\n+/),
      say.emergency,
    ],
    action: say.action,
  };
};

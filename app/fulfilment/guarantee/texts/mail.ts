import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { listWords } from "#app/lib/list-words.ts";
import { SEE_ORDER, type OrderNews } from "#app/selling/orders/texts/mail.ts";
import type { GuaranteeEvent } from "../rules/guarantee-terms.ts";

/** The reason of the refund, which its buyer can read. */
export const guaranteeReasons: Record<GuaranteeEvent, string> = {
  recall: "Our guarantee: recalled batch",
  warm: "Our guarantee: not cold on arrival",
  late: "Our guarantee: late cold parcel",
};

const WHY: Record<GuaranteeEvent, (items: string) => string> = {
  recall: (items) => `We recalled a batch that we sent you: ${items}.`,
  warm: (items) => `Our staff decided that these items were not cold enough to use: ${items}.`,
  late: (items) => `These cold items reached you later than we promised: ${items}.`,
};

type PaidCase = {
  event: GuaranteeEvent;
  orderNumber: string;
  amount: Centavos;
  goods: readonly { name: string }[];
  toCredit: boolean;
};

export const guaranteeNews = (paid: PaidCase): OrderNews => {
  const { event, orderNumber, amount, goods, toCredit } = paid;
  const sum = formatMoney(amount);
  return {
    kind: "guarantee-paid",
    values: { order_number: orderNumber, amount: sum },
    subject: `Our guarantee for order ${orderNumber}`,
    title: toCredit ? `You have ${sum} in store credit` : `You get ${sum} back`,
    paragraphs: [
      WHY[event](listWords(goods.map(({ name }) => name))),
      toCredit
        ? `Our guarantee covers this, so we added ${sum} to your store credit. You can use it at checkout.`
        : `Our guarantee covers this, so we are refunding ${sum}. The money goes back the way you paid.`,
      "You don’t need to do anything. If something is wrong, reply to this email.",
    ],
    action: SEE_ORDER,
  };
};

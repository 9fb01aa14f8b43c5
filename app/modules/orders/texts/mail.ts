import type { DeliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { inBusinessDays } from "#app/modules/settings/views/shop-words.ts";

/** What a mail about an order says, below "Hello" and above its button. */
export type OrderNews = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  action: string;
};

export const SEE_ORDER = "See your order";
/** Below every mail with the link of an order. */
export const LINK_FOOTER = "Anyone who has this link can see your order. Keep it to yourself.";

/** What a buyer who has just paid or confirmed can expect. */
export function usualTimes({ ships, travels }: DeliveryTimes): string {
  return `We ship within ${inBusinessDays(ships)}, and it arrives ${inBusinessDays(travels)} after that.`;
}

/** The mails with more than text and a button, and what several mails say. */
export const orderMail = {
  hello: (firstName: string | undefined) =>
    firstName === undefined ? "Hello," : `Hello ${firstName},`,
  goesTo: (address: string) => `It goes to: ${address}.`,
  replaces: (numbers: readonly string[]) =>
    `It takes the place of ${numbers.join(" and ")}, which ${numbers.length === 1 ? "is" : "are"} cancelled.`,
  lines: {
    discount: (code: string) => `Discount (${code})`,
    total: "Total, shipping and tax included",
  },
  placed: {
    subject: (number: string) => `We have your order ${number}`,
    preview: (number: string) => `Order ${number}: your items are reserved`,
    title: "We have your order",
    reservedFor: (number: string) => `your items are reserved under order ${number}.`,
    payBy: (number: string, until: string) =>
      `your items are reserved under order ${number}. Please pay by ${until} (Manila time); after that they are for sale again.`,
    keepUntil: (number: string, until: string) =>
      `your items are reserved under order ${number} until ${until} (Manila time). Press the button, and we keep them for 48 hours from your order on: it shows us that this mailbox is yours.`,
    keepAction: "Keep my items for 48 hours",
    sendProof: "Send the proof",
    proofLink: "Send the proof of your transfer",
  },
  transfer: {
    before: "Transfer",
    after: "to this account:",
    bank: "Bank",
    name: "Account name",
    number: "Account number",
    reference: "Reference",
    next: "Write the reference into the transfer. Then open your order and send us a photo or a screenshot of it.",
  },
  paid: {
    subject: (number: string) => `Payment received for order ${number}`,
    preview: (number: string) => `Order ${number} is paid`,
    title: "Thank you, your payment is here",
    text: (number: string, times: DeliveryTimes) =>
      `order ${number} is confirmed. ${usualTimes(times)} Keep it at 2-8 °C as soon as you have it.`,
    late: "Your payment arrived when the time to pay was over. Your items were still there, so your order is confirmed all the same.",
    action: "See your receipt",
  },
  link: {
    subject: (number: string) => `Your link to order ${number}`,
    preview: (number: string) => `Order ${number}: where it stands`,
    title: "Your link to the order",
    text: (number: string) =>
      `here is the link to order ${number} that you asked for: what is in it, where it stands, and where the parcel is.`,
    footer: `${LINK_FOOTER} If you did not ask for this mail, you can ignore it.`,
  },
} as const;

import { formatDateTime } from "#app/lib/dates.ts";
import type { MailKind } from "#app/running/mailing/rules/mail-kinds.ts";
import type { MailValues } from "#app/running/mailing/rules/mail-variables.ts";
import type { DeliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { inBusinessDays } from "#app/running/settings/views/shop-words.ts";

/** The text of a mail between "Hello" and its button. */
export type OrderNews = {
  kind: MailKind;
  /** Placeholders that the owner's own words may use, by name. */
  values: MailValues;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  action: string;
};

export const SEE_ORDER = "See your order";
/** Printed below every mail with an order's link. */
export const LINK_FOOTER = "Anyone with this link can see your order, so keep it to yourself.";

/** The expected times for a buyer who has just paid or confirmed. */
export function usualTimes({ ships, travels }: DeliveryTimes): string {
  return `We ship within ${inBusinessDays(ships)}, and it arrives ${inBusinessDays(travels)} after that.`;
}

/** For an order with known days. */
export function leavesText(leaves: string, arrives: string): string {
  return `It leaves us ${leaves} and arrives ${arrives}.`;
}

/** Mails with more than text and a button, and shared texts. */
export const orderMail = {
  hello: (firstName: string | undefined) =>
    firstName === undefined ? "Hello," : `Hello ${firstName},`,
  goesTo: (address: string) => `It goes to: ${address}.`,
  replaces: (numbers: readonly string[]) =>
    `It replaces ${numbers.join(" and ")}, which ${numbers.length === 1 ? "is" : "are"} cancelled.`,
  lines: {
    discount: (code: string) => `Discount (${code})`,
    coldPack: "Insulated pack",
    free: "Free",
    total: "Total, shipping and tax included",
  },
  placed: {
    subject: (number: string) => `We have your order ${number}`,
    preview: (number: string) => `Order ${number}: your items are reserved`,
    title: "We have your order",
    reservedFor: (number: string) => `your items are reserved under order ${number}.`,
    payBy: (number: string, until: string) =>
      `your items are reserved under order ${number}. Please pay by ${until} (Manila time). After that they are for sale again.`,
    keepUntil: (number: string, until: string) =>
      `your items are reserved under order ${number} until ${until} (Manila time). Press the button to show us that this mailbox is yours, and we will reserve them for 48 hours from the time you ordered.`,
    paidOn: (day: string, leaves: string, arrives: string) =>
      `Paid on ${day}, it leaves us ${leaves} and arrives ${arrives}.`,
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
    next: "Put the reference in the transfer. Then open your order and send us a photo or a screenshot of it.",
  },
  paid: {
    subject: (number: string) => `Payment received for order ${number}`,
    preview: (number: string) => `Order ${number} is paid`,
    title: "Thank you, your payment has arrived",
    text: (number: string, when: string) => `order ${number} is confirmed. ${when}`,
    late: "Your payment arrived late, but your items were still available, so your order is confirmed.",
    action: "See your receipt",
  },
  link: {
    subject: (number: string) => `Your link to order ${number}`,
    preview: (number: string) => `Order ${number}: where it stands`,
    title: "Your link to the order",
    text: (number: string) =>
      `here is the link you asked for to order ${number}. It shows what is in it, its status, and where the parcel is.`,
    footer: `${LINK_FOOTER} If you did not ask for this email, you can ignore it.`,
  },
} as const;

/** Placeholders for the owner's own words in the mail about a placed order. */
export function placedValues({ orderNumber, expiresAt }: PlacedMailFacts): MailValues {
  return {
    order_number: orderNumber,
    ...(expiresAt !== null && { until: formatDateTime(expiresAt) }),
  };
}

type PlacedMailFacts = { orderNumber: string; expiresAt: string | null };

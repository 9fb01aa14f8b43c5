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

export const SEE_ORDER = "View your order";
/** Printed below every mail with an order's link. */
export const LINK_FOOTER = "Anyone with this link can see your order, so keep it private.";

/** The expected times for a buyer who has just paid or confirmed. */
export function usualTimes({ ships, travels }: DeliveryTimes): string {
  return `We ship within ${inBusinessDays(ships)}. Delivery takes another ${inBusinessDays(travels)}.`;
}

/** For an order with known days. */
export function leavesText(leaves: string, arrives: string): string {
  return `It ships ${leaves} and arrives ${arrives}.`;
}

/** Mails with more than text and a button, and shared texts. */
export const orderMail = {
  hello: (firstName: string | undefined) =>
    firstName === undefined ? "Hello," : `Hello ${firstName},`,
  goesTo: (address: string) => `Delivery address: ${address}.`,
  replaces: (numbers: readonly string[]) =>
    `It replaces ${numbers.join(" and ")}, which ${numbers.length === 1 ? "is" : "are"} canceled.`,
  lines: {
    discount: (code: string) => `Discount (${code})`,
    coldPack: "Insulated pack",
    free: "Free",
    total: "Total, shipping and tax included",
    credit: "Store credit",
    due: "Left to pay",
  },
  placed: {
    subject: (number: string) => `We received your order ${number}`,
    preview: (number: string) => `Order ${number}: your items are reserved`,
    title: "We received your order",
    reservedFor: (number: string) => `Your items are reserved under order ${number}.`,
    payBy: (number: string, until: string) =>
      `Your items are reserved under order ${number}. Please pay by ${until} (Manila time). After that, they are no longer reserved.`,
    keepUntil: (number: string, until: string) =>
      `Your items are reserved under order ${number} until ${until} (Manila time). Use the button to confirm your email address, and we’ll reserve them for 48 hours from the time you ordered.`,
    paidOn: (day: string, leaves: string, arrives: string) =>
      `If you pay by ${day}, it ships ${leaves} and arrives ${arrives}.`,
    keepAction: "Keep my items for 48 hours",
    sendProof: "Send proof of transfer",
    proofLink: "Send proof of your transfer",
  },
  transfer: {
    before: "Transfer",
    after: "to this account:",
    bank: "Bank",
    name: "Account name",
    number: "Account number",
    reference: "Reference",
    next: "Include the reference in your transfer. Then open your order and send us a photo or screenshot of the transfer.",
  },
  paid: {
    subject: (number: string) => `Payment received for order ${number}`,
    preview: (number: string) => `Order ${number} is paid`,
    title: "Thank you, we received your payment",
    text: (number: string, when: string) => `Order ${number} is confirmed. ${when}`,
    late: "Your payment arrived late, but your items were still available, so your order is confirmed.",
    action: "View your receipt",
  },
  link: {
    subject: (number: string) => `Your link to order ${number}`,
    preview: (number: string) => `Order ${number}: items, status and tracking`,
    title: "Your order link",
    text: (number: string) =>
      `Here is the link you requested to order ${number}. It shows the items, status and tracking.`,
    footer: `${LINK_FOOTER} If you didn’t request this email, you can ignore it.`,
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

import { formatMoney } from "#app/lib/money.ts";

type CardWords = { subject: string; title: string; texts: readonly string[]; action: string };

/** The mails of a gift card. A sender's name is in no subject, since anyone can type one. */
export const giftCardMail = {
  footer: "You’re getting this email because of a gift card of this shop.",
  hello: (name: string) => `Hello ${name},`,
  gift: (amount: number, from: string): CardWords => ({
    subject: `A gift card of ${formatMoney(amount)} for you`,
    title: `You have a gift card of ${formatMoney(amount)}`,
    texts: [
      `${from} sent you ${formatMoney(amount)} to spend in our shop.`,
      "Sign in and enter this code. It works once, and the amount never expires.",
    ],
    action: "Redeem your gift card",
  }),
  bought: (amount: number, to: string, day: string): CardWords => ({
    subject: `Receipt for your gift card of ${formatMoney(amount)}`,
    title: "Thank you for your gift card",
    texts: [
      `We received ${formatMoney(amount)} for a gift card for ${to}. We email it on ${day} (Manila time).`,
      "This is a receipt. The sales invoice is issued when the card pays for an order.",
    ],
    action: "See your gift card",
  }),
  refunded: (amount: number, to: string, byHand: string | null): CardWords => ({
    subject: `Refund of your gift card of ${formatMoney(amount)}`,
    title: "Your refund is on its way",
    texts: [
      `We canceled the gift card for ${to} and refunded ${formatMoney(amount)}.`,
      byHand === null
        ? "The money goes back the way you paid. Your bank may need a few days."
        : `We sent the money ourselves. Reference: ${byHand}.`,
    ],
    action: "See your gift card",
  }),
} as const;

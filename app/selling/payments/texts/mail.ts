import { LINK_FOOTER } from "#app/selling/orders/texts/mail.ts";
import { formatMoney } from "#app/lib/money.ts";

export const refundMail = {
  subject: (number: string) => `Refund for order ${number}`,
  preview: (amount: number, number: string) =>
    `${formatMoney(amount)} refunded for order ${number}`,
  title: "Your refund is on its way",
  text: (amount: number, number: string) =>
    `We refunded ${formatMoney(amount)} for order ${number}.`,
  byGateway: "The money goes back the way you paid. Your bank may need a few days.",
  toCredit: "It is in your store credit now. You can use it at checkout.",
  byHand: (reference: string) => `We sent the money ourselves. Reference: ${reference}.`,
  nothingSent: "We won’t ship anything from this order.",
  action: "See your order",
  footer: LINK_FOOTER,
} as const;

export const transferMailMessages = {
  receivedSubject: (number: string) => `We have your proof for order ${number}`,
  receivedTitle: "We have your proof",
  received: (number: string) =>
    `Thanks for the picture of your transfer for order ${number}. We’ll check it within one business day and email you. Your items stay reserved until then, and you don’t need to do anything.`,
  declinedSubject: (number: string) => `Your proof for order ${number} needs another look`,
  declinedTitle: "We couldn’t accept your proof",
  declined: (number: string) =>
    `We checked the picture of your transfer for order ${number} and couldn’t accept it:`,
  declinedNext: (until: string) =>
    `Please send another picture, or transfer again if the transfer failed. Your items are reserved until ${until} (Manila time).`,
  declinedEnded:
    "The time to pay for this order has passed, and its items are for sale again. If the money did leave your account, send another picture or reply to this email.",
  sendAnother: "Send another picture",
  reminderSubject: (number: string) => `Order ${number} is reserved for one more day`,
  reminderTitle: "Your items are reserved for one more day",
  reminder: (number: string, until: string) =>
    `We haven’t received your transfer for order ${number} yet. Please make the transfer and send us a picture of it by ${until} (Manila time). After that, the items go back on sale.`,
  reminderPaid: "Already made the transfer? Send us the picture, and we’ll keep your items.",
  sendProof: "Send proof",
  linkFooter: LINK_FOOTER,
  staffSubject: (number: string) => `Check the transfer for order ${number}`,
  staffTitle: "A proof is waiting to be checked",
  staff: (number: string, amount: string) =>
    `A buyer sent a picture of a ${amount} transfer for order ${number}. Check that the money has arrived, then confirm the transfer or reject the proof.`,
  staffAction: "Open the order",
  staffFooter: "You’re getting this email because order notifications are on in Settings.",
} as const;

import { LINK_FOOTER } from "#app/selling/orders/texts/mail.ts";
import { formatMoney } from "#app/lib/money.ts";

export const refundMail = {
  subject: (number: string) => `Refund for order ${number}`,
  preview: (amount: number, number: string) =>
    `${formatMoney(amount)} of order ${number} is refunded`,
  title: "Your refund is on its way",
  text: (amount: number, number: string) =>
    `we have refunded ${formatMoney(amount)} of order ${number}.`,
  byGateway: "It goes back the way you paid, which can take your bank a few days.",
  byHand: (reference: string) => `We refunded it ourselves. Reference: ${reference}.`,
  nothingSent: "Nothing from this order will be sent.",
  action: "See your order",
  footer: LINK_FOOTER,
} as const;

export const transferMailMessages = {
  receivedSubject: (number: string) => `We have your proof for order ${number}`,
  receivedTitle: "We have your proof",
  received: (number: string) =>
    `we have the picture of your transfer for order ${number}. We will check it within one business day and email you. Your items stay reserved until then. There is nothing you need to do.`,
  declinedSubject: (number: string) => `Your proof for order ${number} needs another look`,
  declinedTitle: "We could not accept your proof",
  declined: (number: string) =>
    `we looked at the picture of your transfer for order ${number} and could not accept it:`,
  declinedNext: (until: string) =>
    `Please send another picture, or transfer again if it went wrong. Your items are reserved until ${until} (Manila time).`,
  declinedEnded:
    "The time to pay this order is over, and its items are for sale again. If the money did leave your account, send another picture or reply to this email.",
  sendAnother: "Send another picture",
  reminderSubject: (number: string) => `Order ${number} is reserved for one more day`,
  reminderTitle: "Your items are reserved for one more day",
  reminder: (number: string, until: string) =>
    `we have not received your transfer for order ${number} yet. Please transfer and send us a picture of it by ${until} (Manila time). After that its items are for sale again.`,
  reminderPaid:
    "If you have already made the transfer, send us the picture and we will keep your items.",
  sendProof: "Send the proof",
  linkFooter: LINK_FOOTER,
  staffSubject: (number: string) => `Check the transfer for order ${number}`,
  staffTitle: "A proof is waiting to be checked",
  staff: (number: string, amount: string) =>
    `A buyer sent a picture of a transfer of ${amount} for order ${number}. Check whether the money has arrived, then confirm or reject it.`,
  staffAction: "Open the order",
  staffFooter: "You get this because order notifications are switched on in the settings.",
} as const;

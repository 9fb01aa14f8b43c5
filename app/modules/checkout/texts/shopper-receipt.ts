import { USE_WITHIN_DAYS } from "#app/modules/catalog/rules/storage-terms.ts";
import type { MoneyWay } from "#app/modules/orders/rules/order-terms.ts";
import { listWords } from "#app/lib/list-words.ts";

export const receiptMessages = {
  title: (number: string) => `Order ${number}`,
  placed: (at: string) => `Placed ${at}`,
  states: {
    waiting: {
      title: "Waiting for your payment",
      text: "We are waiting for the payment page to confirm, which usually takes seconds. If you have not paid yet, pay now.",
    },
    transfer: {
      title: "Waiting for your transfer",
      text: "Your items are reserved. Transfer the amount to the account below, with the reference.",
    },
    unconfirmed: {
      title: "One more step: confirm your order",
      text: "Open the link in our mail and we pack your parcel. You pay the courier in cash.",
    },
    cash: {
      title: "Thank you. Your order is confirmed.",
      text: "We are getting it ready.",
    },
    paid: {
      title: "Thank you. Your payment has arrived.",
      text: "We have mailed you a confirmation. You can come back to this page at any time.",
    },
    shipped: {
      title: "Your parcel is on its way",
      text: "Below you see between which days it should arrive. Put it in the fridge at 2-8 °C when it comes.",
    },
    delivered: {
      title: "Your parcel was delivered",
      text: "Keep it at 2-8 °C. If it did not reach you, or came warm, reply to our mail.",
    },
    expired: {
      title: "This order was not paid in time",
      text: "Its items are for sale again. Nothing was charged. If you paid at the last moment, your payment is still recorded here as soon as we hear of it.",
    },
    lapsed: {
      title: "This order was not confirmed in time",
      text: "Its items are for sale again. Nothing is sent, and nothing is owed.",
    },
    cancelled: {
      title: "This order is cancelled",
      text: "Nothing of it will be sent, and nothing is owed.",
    },
    repaid: { title: "This order is cancelled", text: "Nothing of it will be sent." },
    replaced: {
      title: "Another order of yours took its place",
      text: "You placed it again, so nothing of this one will be sent, and nothing is owed for it. The mail about the other order leads there.",
    },
    returned: {
      title: "Your parcel came back to us",
      text: "The courier could not hand it over, so this order is cancelled. Nothing is owed.",
    },
    refunded: {
      title: "This order was refunded",
      text: "It can take your bank a few days to show it.",
    },
    attention: {
      title: "We are looking at your payment",
      text: "Something about it needs a person. You will hear from us by e-mail, and there is nothing you need to do until then.",
    },
  },
  moneyBack: {
    due: {
      as_paid: (amount: string) =>
        `You get ${amount} back, the way you paid. Our staff send it, and we mail you when it is on its way.`,
      by_transfer: (amount: string) =>
        `You get ${amount} back by transfer. Our staff send it, may ask you for your account first, and mail you when it is on its way.`,
    } satisfies Record<MoneyWay, (amount: string) => string>,
    underway: (amount: string) =>
      `${amount} is on its way back, the way you paid. It can take your bank a few days.`,
    done: (amount: string) => `We have sent ${amount} back to you.`,
  },
  lookingAgain: "This page checks again automatically.",
  lookedEnough: "Check again in a minute.",
  keep: {
    title: "Keep your items for 48 hours",
    text: "Open the link in our mail: it shows us that the mailbox is yours.",
  },
  mailedTo: (mailbox: string) => `We have mailed a link to ${mailbox}.`,
  cashReady: (amount: string) => `Please have ${amount} in cash ready for the courier.`,
  sendAgain: "Send the mail again",
  sentAgain:
    "The mail is on its way again. If you cannot find it, look among the unwanted mail, too.",
  sentTooOften: "We have sent this mail several times in the last hour. Please look for it first.",
  notWaiting: "This order does not wait for a confirmation any more.",
  cancel: {
    open: "Cancel this order",
    leads: {
      unpaid: "Nothing has been paid or packed, so you can cancel it yourself, at once.",
      as_paid: (amount: string) =>
        `You get ${amount} back automatically, the way you paid. It can take your bank a few days.`,
      by_transfer: (amount: string) =>
        `You get ${amount} back by transfer. Our staff send it, and may ask you for your account first.`,
      proof_waits:
        "Our staff have not answered your proof yet. If your transfer arrives, they send it back.",
    },
    reason: "Why?",
    reasonHint: "It helps us do better. Only our staff read it.",
    submit: "Cancel order",
    tooLate: "This order has moved on meanwhile, so it was not cancelled. Here is where it stands.",
  },
  unknownAction: "This page does not know that button. Please load it again.",
  reservedUntil: (until: string) => `Your items are reserved until ${until}.`,
  payNow: "Pay now",
  checkAgain: "Check again",
  endNote: (note: string) => `Why: ${note}`,
  lastTry: {
    failed: "Your last try was declined by the provider. Nothing was charged. You can try again.",
    cancelled: "You left the payment page without paying. Nothing was charged. You can try again.",
  },
  ask: {
    title: "Change or cancel it?",
    byMail: (number: string) =>
      `You can no longer do that here. Reply to one of our mails about order ${number}: we can help until it is packed.`,
    writeTo: "You can no longer do that here. Please write to",
    mention: (number: string) => `and mention ${number}. We can help until it is packed.`,
  },
  again: {
    submit: "Order again",
    done: (number: string) => `The items of order ${number} are in your cart again.`,
    inPart: (number: string) => `What can still be had of order ${number} is in your cart again.`,
    gone: (names: readonly string[]) => `Not available now: ${listWords(names)}.`,
    allGone: (names: readonly string[]) =>
      `${listWords(names)} cannot be ordered right now. Please look again later.`,
    capped: ({ name, quantity }: { name: string; quantity: number }) =>
      `There can be no more than ${quantity} of ${name}.`,
    notOver: "This order is not over, so there is nothing to order again.",
  },
  notPayable: "This order cannot be paid any more.",
  payFailed: "The payment page did not answer. Please try again.",
  failed: "This did not work. Please try again.",
  items: "Items",
  address: { ahead: "Shipping to", gone: "Shipped to", over: "Delivery address" },
  status: "Status",
  payment: "Payment",
  refunded: "Refunded",
  mailsTo: "Mails go to",
  tracking: "Tracking",
  next: "What happens next",
  steps: ({ ships, arrives }: { ships: string; arrives: string }) => [
    { title: "We pack and ship", text: `Within ${ships} of your payment.` },
    { title: "It arrives", text: `${arrives} later, anywhere in the Philippines.` },
    {
      title: "Keep it cold",
      text: `Store it at 2-8 °C from the moment it arrives. Once it is mixed, use it within ${USE_WITHIN_DAYS} days.`,
    },
  ],
} as const;

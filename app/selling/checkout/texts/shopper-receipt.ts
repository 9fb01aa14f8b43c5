import type { MoneyWay } from "#app/selling/orders/rules/order-terms.ts";
import { listWords } from "#app/lib/list-words.ts";

export const receiptMessages = {
  title: (number: string) => `Order ${number}`,
  placed: (at: string) => `Placed ${at}`,
  states: {
    waiting: {
      title: "Waiting for your payment",
      text: "We are waiting for the payment page to confirm. This usually takes seconds. A QR code that you scanned before it expired can still be paid a little after. If you have not paid yet, pay now.",
    },
    transfer: {
      title: "Waiting for your transfer",
      text: "Your items are reserved. Transfer the amount to the account below, with the reference.",
    },
    unconfirmed: {
      title: "One more step: confirm your order",
      text: "Open the link in our email and we will pack your parcel. You pay the courier in cash.",
    },
    cash: {
      title: "Thank you. Your order is confirmed.",
      text: "We are getting it ready.",
    },
    paid: {
      title: "Thank you. Your payment has arrived.",
      text: "We have emailed you a confirmation. You can come back to this page at any time.",
    },
    partly_sent: {
      title: "A part of your order is on its way",
      text: "The rest follows in another parcel, and you pay nothing more for it. Below is what each parcel has.",
    },
    shipped: {
      title: "Your parcel is on its way",
      text: "The expected delivery dates are below.",
    },
    delivered: {
      title: "Your parcel was delivered",
      text: "If it did not reach you, reply to our email.",
    },
    expired: {
      title: "This order was not paid in time",
      text: "The items are available to others again. Nothing was charged. If you paid at the last moment, it will show here as soon as the payment reaches us.",
    },
    lapsed: {
      title: "This order was not confirmed in time",
      text: "Its items are for sale again. Nothing will be sent, and you owe nothing.",
    },
    cancelled: {
      title: "This order is cancelled",
      text: "Nothing will be sent, and you owe nothing.",
    },
    repaid: { title: "This order is cancelled", text: "Nothing will be sent." },
    replaced: {
      title: "Your new order replaced this one",
      text: "You placed it again, so nothing from this order will be sent, and you owe nothing for it. The email about your new order has its link.",
    },
    returned: {
      title: "Your parcel came back to us",
      text: "The courier could not deliver it, so this order is cancelled. You owe nothing.",
    },
    refunded: {
      title: "This order was refunded",
      text: "It can take your bank a few days to show it.",
    },
    attention: {
      title: "We are looking at your payment",
      text: "Something about it needs a person. We will email you. There is nothing you need to do until then.",
    },
  },
  moneyBack: {
    due: {
      as_paid: (amount: string) =>
        `You will get ${amount} back the way you paid. We will email you when it is on its way.`,
      by_transfer: (amount: string) =>
        `You will get ${amount} back by bank transfer. We may ask you for your account details first, and will email you when it is on its way.`,
    } satisfies Record<MoneyWay, (amount: string) => string>,
    underway: (amount: string) =>
      `${amount} is on its way back, the way you paid. It can take your bank or wallet a few days to show it.`,
    done: (amount: string) => `We have sent ${amount} back to you.`,
  },
  lookingAgain: "This page checks again automatically.",
  lookedEnough: "Check again in a minute.",
  keep: {
    title: "Keep your items for 48 hours",
    text: "Open the link in our email to show us that the mailbox is yours.",
  },
  mailedTo: (mailbox: string) => `We have emailed a link to ${mailbox}.`,
  cashReady: (amount: string) => `Please have ${amount} in cash ready for the courier.`,
  sendAgain: "Send the email again",
  sentAgain: "The email is on its way again. If you cannot find it, check your spam folder.",
  sentTooOften: "We have sent this email several times in the last hour. Please look for it first.",
  notWaiting: "This order no longer needs to be confirmed.",
  cancel: {
    open: "Cancel this order",
    leads: {
      unpaid: "Nothing has been paid or packed, so you can cancel it right away.",
      as_paid: (amount: string) =>
        `You will get ${amount} back automatically, the way you paid. It can take your bank a few days.`,
      by_transfer: (amount: string) =>
        `You will get ${amount} back by bank transfer. We may ask you for your account details first.`,
      proof_waits:
        "We have not checked your proof of payment yet. If your transfer arrives, we will send it back.",
    },
    reason: "Why?",
    reasonHint: "It helps us improve. Only our staff can read it.",
    submit: "Cancel order",
    tooLate:
      "This order has moved on in the meantime, so it was not cancelled. Here is its current status.",
  },
  unknownAction: "This button no longer works. Please reload the page.",
  reservedUntil: (until: string) => `Your items are reserved until ${until}.`,
  payNow: "Pay now",
  checkAgain: "Check again",
  endNote: (note: string) => `Reason: ${note}`,
  lastTry: {
    failed:
      "Your last payment was declined by the provider. Nothing was charged. You can try again.",
    cancelled: "You left the payment page without paying. Nothing was charged. You can try again.",
  },
  ask: {
    title: "Change or cancel it?",
    byMail: (number: string) =>
      `You can no longer do that here. Reply to one of our emails about order ${number}. We can help until it is packed.`,
    writeTo: "You can no longer do that here. Please write to",
    mention: (number: string) => `and mention ${number}. We can help until it is packed.`,
  },
  again: {
    submit: "Order again",
    done: (number: string) => `The items of order ${number} are in your cart again.`,
    inPart: (number: string) =>
      `The items of order ${number} that are still available are in your cart again.`,
    gone: (names: readonly string[]) => `Not available now: ${listWords(names)}.`,
    allGone: (names: readonly string[]) =>
      `${listWords(names)} cannot be ordered right now. Please check again later.`,
    capped: ({ name, quantity }: { name: string; quantity: number }) =>
      `You can order at most ${quantity} of ${name}.`,
    notOver: "This order is still active, so there is nothing to order again.",
  },
  account: {
    title: "Keep your orders in one place",
    text: (email: string) =>
      `With an account for ${email} you can see this order and later ones. Your name and email are filled in already. Choose a password, then open the link we email you.`,
    submit: "Create my account",
    notOffered: "This order belongs to an account already. Sign in to see it there.",
  },
  notPayable: "This order can no longer be paid.",
  payFailed: "The payment page did not respond. Please try again.",
  failed: "This did not work. Please try again.",
  checkVial: "Check your vial by its code",
  items: "Items",
  address: { ahead: "Shipping to", gone: "Shipped to", over: "Delivery address" },
  approval: "Clinician’s approval",
  status: "Status",
  payment: "Payment",
  paid: "Paid",
  refunded: "Refunded",
  mailsTo: "Emails go to",
  tracking: "Tracking",
  next: "What happens next",
  /** `leaves` are the promised shipping days. */
  steps: ({
    ships,
    arrives,
    leaves,
    storage,
  }: Record<"ships" | "arrives", string> & {
    leaves?: string | undefined;
    /** Storage instructions of each product. */
    storage: readonly string[];
  }) => [
    {
      title: "We pack and ship",
      text: leaves ? `It leaves us ${leaves}.` : `Within ${ships} of your payment.`,
    },
    { title: "It arrives", text: `${arrives} later, anywhere in the Philippines.` },
    ...(storage.length > 0 ? [{ title: "Store it well", text: storage.join(" ") }] : []),
  ],
} as const;

import type { MoneyWay } from "#app/selling/orders/rules/order-terms.ts";
import { listWords } from "#app/lib/list-words.ts";

export const receiptMessages = {
  title: (number: string) => `Order ${number}`,
  placed: (at: string) => `Placed ${at}`,
  states: {
    waiting: {
      title: "Waiting for your payment",
      text: "If you’ve already paid, this page usually shows it within seconds. A QR code that you scanned before it expired can still be paid shortly after.",
    },
    transfer: {
      title: "Waiting for your transfer",
      text: "Your items are reserved. Transfer the amount to the account below, and include the reference.",
    },
    unconfirmed: {
      title: "One more step: confirm your order",
      text: "Open the link, and we’ll pack your parcel. You pay the courier in cash.",
    },
    cash: {
      title: "Thank you. Your order is confirmed.",
      text: "We’re getting it ready.",
    },
    paid: {
      title: "Thank you. We received your payment.",
      text: "We emailed you a confirmation. You can come back to this page any time.",
    },
    partly_sent: {
      title: "Part of your order is on its way",
      text: "The rest follows in another parcel at no extra cost. The contents of each parcel are below.",
    },
    shipped: {
      title: "Your parcel is on its way",
      text: "The expected delivery dates are below.",
    },
    delivered: {
      title: "Your parcel was delivered",
      text: "If you didn’t receive it, reply to our email.",
    },
    expired: {
      title: "This order was not paid in time",
      text: "The items are no longer reserved, and nothing was charged. If you paid at the last moment, this page shows your payment as soon as it reaches us.",
    },
    lapsed: {
      title: "This order was not confirmed in time",
      text: "The items are no longer reserved. Nothing will be sent, and you owe nothing.",
    },
    cancelled: {
      title: "This order is canceled",
      text: "Nothing will be sent, and you owe nothing.",
    },
    repaid: { title: "This order is canceled", text: "Nothing will be sent." },
    replaced: {
      title: "Your new order replaced this one",
      text: "Nothing from this order will be sent, and you owe nothing for it. The link to your new order is in its email.",
    },
    returned: {
      title: "Your parcel was returned to us",
      text: "The courier couldn’t deliver it, so this order is canceled. You owe nothing.",
    },
    refunded: {
      title: "This order was refunded",
      text: "It can take your bank a few days to show the refund.",
    },
    attention: {
      title: "We’re checking your payment",
      text: "Our team is reviewing it and will email you. You don’t need to do anything.",
    },
  },
  moneyBack: {
    due: {
      as_paid: (amount: string) =>
        `We’ll refund ${amount} to your original payment method and email you when it’s on its way.`,
      by_transfer: (amount: string) =>
        `We’ll refund ${amount} by bank transfer and email you when it’s on its way. We may ask for your account details first.`,
    } satisfies Record<MoneyWay, (amount: string) => string>,
    underway: (amount: string) =>
      `Your ${amount} refund is on its way to your original payment method. It can take your bank or wallet a few days to show it.`,
    done: (amount: string) => `We refunded ${amount} to you.`,
  },
  lookingAgain: "This page checks again automatically.",
  lookedEnough: "Check again in a minute.",
  keep: {
    title: "Keep your items for 48 hours",
    text: "Open the link to confirm your email address.",
  },
  mailedTo: (mailbox: string) => `We emailed a link to ${mailbox}.`,
  cashReady: (amount: string) => `Please have ${amount} in cash ready for the courier.`,
  sendAgain: "Send the email again",
  sentAgain: "We sent the email again. If you can’t find it, check your spam folder.",
  sentTooOften: "We’ve sent this email several times in the last hour. Please look for it first.",
  notWaiting: "This order no longer needs to be confirmed.",
  cancel: {
    open: "Cancel this order",
    leads: {
      unpaid: "Nothing has been paid or packed, so you can cancel it right away.",
      as_paid: (amount: string) =>
        `We’ll automatically refund ${amount} to your original payment method. It can take your bank a few days.`,
      by_transfer: (amount: string) =>
        `We’ll refund ${amount} by bank transfer. We may ask for your account details first.`,
      proof_waits:
        "We haven’t checked your proof of payment yet. If your transfer arrives, we’ll send it back.",
    },
    money: "Your money",
    back: "Refund it",
    credit: (amount: string) => `Take ${amount} of store credit now`,
    creditHint: "You can use it at checkout at once. It never expires.",
    reason: "Reason",
    reasonHint: "It helps us improve. Only our staff can see it.",
    submit: "Cancel order",
    tooLate:
      "This order has changed in the meantime, so it wasn’t canceled. Here is its current status.",
  },
  unknownAction: "This button no longer works. Please reload the page.",
  reservedUntil: (until: string) => `Your items are reserved until ${until}.`,
  payNow: "Pay now",
  checkAgain: "Check again",
  endNote: (note: string) => `Reason: ${note}`,
  lastTry: {
    failed: "Your last payment was declined. Nothing was charged. You can try again.",
    cancelled: "You left the payment page without paying. Nothing was charged. You can try again.",
  },
  ask: {
    title: "Need to change or cancel?",
    byMail: (number: string) =>
      `You can no longer do that here. Reply to any email about order ${number}. We can help until it’s packed.`,
    writeTo: "You can no longer do that here. Please write to",
    mention: (number: string) => `and mention ${number}. We can help until it’s packed.`,
  },
  again: {
    submit: "Order again",
    done: (number: string) => `The items from order ${number} are back in your cart.`,
    inPart: (number: string) =>
      `The items from order ${number} that are still available are back in your cart.`,
    gone: (names: readonly string[]) => `Not available now: ${listWords(names)}.`,
    allGone: (names: readonly string[]) =>
      `${listWords(names)} can’t be ordered right now. Please check again later.`,
    capped: ({ name, quantity }: { name: string; quantity: number }) =>
      `You can order at most ${quantity} of ${name}.`,
    notOver: "This order is still active, so there’s nothing to order again.",
  },
  account: {
    title: "Keep your orders in one place",
    text: (email: string) =>
      `With an account for ${email}, you can see this order and later ones. Your name and email are already filled in. Choose a password, then open the link we email you.`,
    submit: "Create account",
    notOffered: "This order already belongs to an account. Sign in to see it.",
  },
  notPayable: "This order can no longer be paid.",
  payFailed: "The payment page didn’t respond. Please try again.",
  failed: "Something went wrong. Please try again.",
  checkVial: "Check your vial code",
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
  store: "Store it properly",
  storeMore: "More on storage",
  /** `leaves` are the promised shipping days. */
  steps: ({
    ships,
    arrives,
    leaves,
  }: Record<"ships" | "arrives", string> & { leaves?: string | undefined }) => [
    {
      title: "We pack and ship",
      text: leaves ? `It ships ${leaves}.` : `Within ${ships} of your payment.`,
    },
    { title: "It arrives", text: `${arrives} later, anywhere in the Philippines.` },
  ],
} as const;

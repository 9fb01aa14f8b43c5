import type { PaymentReturn } from "../rules/returned-order.ts";

/** The portal's texts for a buyer who returns from a payment page. */
export const returnMessages = {
  see: (number: string) => `See order ${number}`,
  titles: {
    paid: (number: string) => `Thank you. Order ${number} is with us.`,
    waiting: (number: string) => `Order ${number} waits for your payment`,
    looked_into: (number: string) => `We are looking at your payment for order ${number}`,
    expired: (number: string) => `Order ${number} was not paid in time`,
    ended: (number: string) => `Order ${number} is cancelled`,
  } satisfies Record<PaymentReturn, (number: string) => string>,
  texts: {
    paid: "Your payment has arrived, and we are packing your parcel.",
    waiting:
      "We are waiting for the payment page to confirm your payment. This usually takes seconds.",
    looked_into:
      "Someone on our team needs to check it. We will email you. There is nothing you need to do until then.",
    expired:
      "Its items are for sale again. If you paid at the last moment, we will email you as soon as the payment reaches us.",
    ended: "Nothing will be sent. The order page shows what happens with your money.",
  } satisfies Record<PaymentReturn, string>,
} as const;

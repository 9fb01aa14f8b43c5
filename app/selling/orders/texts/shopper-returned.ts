import type { PaymentReturn } from "../rules/returned-order.ts";

/** The portal's texts for a buyer who returns from a payment page. */
export const returnMessages = {
  see: (number: string) => `View order ${number}`,
  titles: {
    paid: (number: string) => `We received order ${number}. Thank you.`,
    waiting: (number: string) => `Order ${number} is waiting for your payment`,
    looked_into: (number: string) => `We’re checking your payment for order ${number}`,
    expired: (number: string) => `Order ${number} was not paid in time`,
    ended: (number: string) => `Order ${number} is canceled`,
  } satisfies Record<PaymentReturn, (number: string) => string>,
  texts: {
    paid: "Your payment arrived, and we’ll pack your parcel next.",
    waiting:
      "The payment page hasn’t confirmed your payment yet. This usually takes a few seconds.",
    looked_into: "Our team is reviewing it and will email you. You don’t need to do anything.",
    expired:
      "Its items are no longer reserved. If you paid at the last moment, we’ll email you when the payment reaches us.",
    ended: "Nothing will be sent. The order page shows any refund.",
  } satisfies Record<PaymentReturn, string>,
} as const;

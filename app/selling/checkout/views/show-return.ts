import type { LastTry } from "#app/selling/payments/rules/payment-terms.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";

/**
 * What the checkout says to somebody who comes back from the payment page without having paid. It
 * says no more than the shop knows by then: how the try ended, and what is in the form again.
 */
export function showReturn(
  unpaid: { lastTry: LastTry } | undefined,
  asLeft: boolean,
): { title: string; text: string } {
  if (!unpaid) return say.returned.over;
  const { title, text } = say.returned[unpaid.lastTry ?? "open"];
  return { title, text: `${text} ${asLeft ? say.asLeft : say.lookThrough}` };
}

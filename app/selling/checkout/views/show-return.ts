import type { LastTry } from "#app/selling/payments/rules/payment-terms.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";

/**
 * The message for a buyer who returns from the payment page without paying. It reports only what
 * the shop knows by then: the result of the attempt, and what the form contains again.
 */
export function showReturn(
  unpaid: { lastTry: LastTry } | undefined,
  asLeft: boolean,
): { title: string; text: string } {
  if (!unpaid) return say.returned.over;
  const { title, text } = say.returned[unpaid.lastTry ?? "open"];
  return { title, text: `${text} ${asLeft ? say.asLeft : say.lookThrough}` };
}

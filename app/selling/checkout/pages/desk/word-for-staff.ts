import { checkoutMessages } from "../../texts/shopper.ts";
import { staffOrderMessages as say } from "../../texts/staff-order.ts";

const { needed } = checkoutMessages;
const WORDS = new Map<string, string>([
  [needed.email, say.needed.email],
  [needed.firstName, say.needed.firstName],
  [needed.lastName, say.needed.lastName],
  [needed.address, say.needed.address],
  [needed.city, say.needed.city],
  [checkoutMessages.paymentMethod, say.errors.method],
]);

/** A message of the checkout speaks to the buyer; staff read it about the buyer. */
export const wordForStaff = (message: string): string => WORDS.get(message) ?? message;

export const errorsForStaff = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, wordForStaff(message)]),
  );

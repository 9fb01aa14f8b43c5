import { normaliseEmail } from "#app/selling/discounts/rules/normalise-email.ts";

/** Who an affiliate is, as far as an order can be compared with it. */
export type AffiliatePerson = { customerId: string; email: string; phone: string | null };

/** Who buys: an account's customer, the addresses it is known by, and the number of the order. */
export type BuyerPerson = {
  customerId: string | null;
  emails: readonly string[];
  phone: string | null;
};

/**
 * Whether somebody buys through a code of their own: the same account, the same mailbox, or the same
 * phone. After a merge the orders of both records have one customer, so they are one person.
 */
export function isSamePerson(affiliate: AffiliatePerson, buyer: BuyerPerson): boolean {
  if (buyer.customerId === affiliate.customerId) return true;
  const mailbox = normaliseEmail(affiliate.email);
  if (buyer.emails.some((email) => normaliseEmail(email) === mailbox)) return true;
  return digitsOf(affiliate.phone) !== "" && digitsOf(affiliate.phone) === digitsOf(buyer.phone);
}

/** The last ten: `0917 123 4567` and `+639171234567` are one number. */
function digitsOf(phone: string | null): string {
  const digits = (phone ?? "").replaceAll(/\D/g, "");
  return digits.length < 7 ? "" : digits.slice(-10);
}

import { normaliseEmail } from "#app/selling/discounts/rules/normalise-email.ts";

/** The facts about an affiliate that an order can be compared with. */
export type AffiliatePerson = { customerId: string; email: string; phone: string | null };

/** A buyer's account, known email addresses, and the phone number of the order. */
export type BuyerPerson = {
  customerId: string | null;
  emails: readonly string[];
  phone: string | null;
};

/**
 * A buyer is the affiliate if the account, the mailbox or the phone is the same. After a merge, the
 * orders of both records have one customer.
 */
export function isSamePerson(affiliate: AffiliatePerson, buyer: BuyerPerson): boolean {
  if (buyer.customerId === affiliate.customerId) return true;
  const mailbox = normaliseEmail(affiliate.email);
  if (buyer.emails.some((email) => normaliseEmail(email) === mailbox)) return true;
  return digitsOf(affiliate.phone) !== "" && digitsOf(affiliate.phone) === digitsOf(buyer.phone);
}

/** Compares the last ten digits: `0917 123 4567` and `+639171234567` are one number. */
function digitsOf(phone: string | null): string {
  const digits = (phone ?? "").replaceAll(/\D/g, "");
  return digits.length < 7 ? "" : digits.slice(-10);
}

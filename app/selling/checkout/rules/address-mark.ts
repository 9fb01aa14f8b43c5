import type { AddressFacts } from "#app/people/customers/rules/address-terms.ts";

/** A fingerprint of the address. */
export function addressMark(order: AddressFacts): string {
  const { firstName, lastName, phone, address, addressLine2, barangay } = order;
  const { city, province, postalCode } = order;
  const street = [address, addressLine2];
  const fields = [firstName, lastName, phone, ...street, barangay, city, province, postalCode];
  // Contains no character that a page would have to escape.
  return fields.map((field) => encodeURIComponent(field ?? "").replaceAll("'", "%27")).join("|");
}

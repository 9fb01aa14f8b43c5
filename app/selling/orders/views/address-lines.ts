import type { AddressFacts } from "#app/people/customers/rules/address-terms.ts";

/** Where a parcel goes, without the person. */
export type OrderAddress = Omit<AddressFacts, "firstName" | "lastName" | "phone">;

/** The only country that the shop ships to. */
export const COUNTRY = "Philippines";

/** In the order of an envelope: the street, the barangay before its city, the postal code last. */
export function addressLines(to: OrderAddress): string[] {
  const barangay = to.barangay && writtenOut(to.barangay);
  const place = to.province
    ? [line(", ", barangay, to.city), line(" ", to.postalCode, to.province)]
    : [barangay, line(" ", to.postalCode, to.city)];
  return [to.address, to.addressLine2, ...place].filter(isText);
}

function writtenOut(barangay: string): string {
  return /^(?:barangay|brgy|bgy)\b/i.test(barangay) ? barangay : `Brgy. ${barangay}`;
}

function line(between: string, ...parts: readonly (string | null)[]): string {
  return parts.filter(isText).join(between);
}

function isText(part: string | null): part is string {
  return part !== null && part !== "";
}

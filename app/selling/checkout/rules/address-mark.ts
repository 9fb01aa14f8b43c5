type Address = {
  firstName: string;
  lastName: string;
  phone: string | null;
  address: string;
  addressLine2: string | null;
  barangay: string | null;
  city: string;
  province: string | null;
  postalCode: string | null;
};

/** A fingerprint of the address. */
export function addressMark(order: Address): string {
  const { firstName, lastName, phone, address, addressLine2, barangay } = order;
  const { city, province, postalCode } = order;
  const street = [address, addressLine2];
  const fields = [firstName, lastName, phone, ...street, barangay, city, province, postalCode];
  // Contains no character that a page would have to escape.
  return fields.map((field) => encodeURIComponent(field ?? "").replaceAll("'", "%27")).join("|");
}

/** More addresses than any customer ships to. */
export const MOST_ADDRESSES = 20;

/** Where a parcel goes, and the person whom the courier calls. */
export type AddressFacts = {
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

import type { ParcelToBook } from "../courier-port.ts";

/** A parcel from Manila to Cebu, to be paid on delivery. */
export const parcelToBook = (given: Partial<ParcelToBook> = {}): ParcelToBook => ({
  reference: "K7M2Q9XA4",
  orderNumber: "ORD-2026-0042",
  sender: {
    name: "Sari Wellness",
    phone: "+639171234567",
    email: "desk@sari.example.test",
    street: "12 Kalayaan Avenue",
    barangay: "Diliman",
    city: "Quezon City",
    province: "Metro Manila",
    postalCode: "1101",
  },
  recipient: {
    name: "Maria Clara Nuñez",
    phone: "+639181234567",
    email: undefined,
    street: "Unit 3, 45 Osmeña Boulevard",
    barangay: "Capitol Site",
    city: "Cebu City",
    province: "Cebu",
    postalCode: undefined,
  },
  grams: 1_250,
  cash: 1_234_567,
  contents: "Wellness products",
  leavesOn: "2026-11-27",
  isPickedUp: true,
  ...given,
});

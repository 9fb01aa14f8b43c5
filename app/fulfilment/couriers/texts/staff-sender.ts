import type { MissingSetup } from "../rules/sender.ts";

/** The form about the sender, which couriers need for bookings. */
export const senderMessages = {
  title: "Booking parcels",
  lead: "Ninja Van needs a sender. Then “To pack” can book parcels, fill in tracking numbers and print labels.",
  ready: "Parcels can be booked",
  missing: {
    keys: "Enter the keys first",
    sender: "Missing: sender",
    carrier: "Missing: an active carrier",
  } satisfies Record<MissingSetup, string>,
  fields: {
    name: "Sender’s name",
    phone: "Phone number",
    street: "House and street",
    barangay: "Barangay",
    city: "City or municipality",
    province: "Province",
    postalCode: "Postal code",
    pickup: "How parcels reach Ninja Van",
    carrierId: "Carrier",
  },
  nameHint: "Printed on the label. Discreet parcels show a different name.",
  phoneHint: "Philippine mobile or landline. Ninja Van calls this number about parcels.",
  carrierHint: "The carrier under Settings, Delivery that stands for Ninja Van.",
  optional: "Optional",
  choose: "Choose…",
  pickups: { collected: "Ninja Van picks them up here", brought: "We drop them off" },
  save: "Save sender",
  saved: "The sender is saved.",
  check: "Please check the sender",
  problems: {
    required: "Fill this in.",
    tooLong: (max: number) => `Use at most ${max} characters.`,
    unusual: "Use letters, digits and common symbols only.",
    phone: "Enter a Philippine number, such as 0917 123 4567 or (02) 8123 4567.",
    postalCode: "A postal code has 4 digits.",
    pickup: "Choose how parcels reach Ninja Van.",
    carrier: "Choose the carrier for Ninja Van.",
  },
} as const;

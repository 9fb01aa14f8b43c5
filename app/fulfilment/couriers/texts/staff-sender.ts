import type { MissingSetup } from "../rules/sender.ts";

/** The form about the sender, which couriers need for bookings. */
export const senderMessages = {
  title: "Booking parcels",
  lead: "With this, parcels are booked with Ninja Van where they are packed: To pack fills in the tracking number and prints the label.",
  ready: "Parcels can be booked",
  missing: {
    keys: "Enter the keys first",
    sender: "Missing: who sends the parcels",
    carrier: "Missing: the carrier is not in use any more. Choose another one",
  } satisfies Record<MissingSetup, string>,
  fields: {
    name: "Sender’s name",
    phone: "Phone number",
    street: "House and street",
    barangay: "Barangay",
    city: "City or municipality",
    province: "Province",
    postalCode: "Postal code",
    pickup: "How Ninja Van gets the parcels",
    carrierId: "Carrier",
  },
  nameHint: "As it stands on the label. Discreet parcels have their own name.",
  phoneHint: "Philippine mobile or landline. Ninja Van calls it about parcels.",
  carrierHint: "Which carrier of Settings, Delivery orders are shipped with.",
  optional: "Optional",
  choose: "Choose…",
  pickups: { collected: "It collects them here", brought: "We bring them to Ninja Van" },
  save: "Save sender",
  saved: "The sender of parcels is saved.",
  check: "Please check the sender",
  problems: {
    required: "Fill this in.",
    tooLong: (max: number) => `Use at most ${max} characters.`,
    unusual: "Use letters, digits and common symbols only.",
    phone: "Enter a Philippine number, such as 0917 123 4567 or (02) 8123 4567.",
    postalCode: "A postal code has 4 digits.",
    pickup: "Choose how Ninja Van gets the parcels.",
    carrier: "Choose the carrier that Ninja Van is.",
  },
} as const;

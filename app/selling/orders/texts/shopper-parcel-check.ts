import type { ParcelState } from "../rules/parcel-check.ts";

type Answer = {
  title: string;
  text: string;
};

const states = {
  on_its_way: {
    title: "Yes, this parcel is from us",
    text: "It’s on its way to you.",
  },
  delivered: {
    title: "This parcel was already delivered",
    text: "It was from us and has arrived. Do not pay for it again.",
  },
  returned: {
    title: "This parcel was returned to us",
    text: "It was from us, and we have it back. Do not pay.",
  },
  cancelled: {
    title: "This order is closed",
    text: "The parcel was from us, but its order was canceled or refunded. Do not pay.",
  },
} satisfies Record<ParcelState, Answer>;

/** The page for a person whose courier asks for cash at the door. */
export const parcelCheckMessages = {
  title: "Is this parcel from us?",
  lead: "Courier asking for cash? Check here before you pay. Fake parcels that no one ordered are a known scam.",
  tracking: "Tracking number",
  trackingHint: "It’s on the parcel’s label. Spaces and dashes don’t matter.",
  phone: "Phone number",
  phoneHint: "The number on the label, such as 0917 123 4567.",
  send: "Check this parcel",
  check: "Please check these fields",
  trackingNeeded: "Enter the tracking number from the label.",
  phoneNeeded: "Enter a phone number, such as 0917 123 4567 or +1 415 555 0123.",
  states,
  due: "Due at the door",
  nothing: "Nothing",
  paidAlready: "Do not pay the courier. Nothing is due at the door.",
  payThis: (amount: string) =>
    `Pay the courier ${amount} in cash and nothing more. If they ask for more, do not pay it, and tell us.`,
  courier: "Courier",
  since: {
    on_its_way: "Shipped",
    delivered: "Delivered",
    returned: "Returned",
    cancelled: "Closed",
  } satisfies Record<ParcelState, string>,
  discreet: "This page never shows what’s in a parcel.",
  unknown: {
    title: "We found no parcel for this phone number",
    text: "Do not pay. Refuse the parcel unless someone at home ordered it from another shop. You owe us nothing for it.",
    typed:
      "First, check the number on the label again. If you ordered without a phone number, your order page shows the tracking number.",
  },
  tooOften: {
    title: "Too many checks",
    text: "To protect buyers, a number can be checked only a few times an hour. Do not pay for a parcel you don’t recognize. Contact us, or try again in an hour.",
  },
  reach: "How to reach us",
  contact: "Write to us",
} as const;

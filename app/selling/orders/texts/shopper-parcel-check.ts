import type { ParcelState } from "../rules/parcel-check.ts";

type Answer = {
  title: string;
  text: string;
};

const states = {
  on_its_way: {
    title: "Yes, this parcel is from us",
    text: "It is on its way to you.",
  },
  delivered: {
    title: "This parcel was delivered already",
    text: "It was from us, and it has arrived. Do not pay for it again.",
  },
  returned: {
    title: "This parcel came back to us",
    text: "It was from us, and we have it again. Do not pay.",
  },
  cancelled: {
    title: "This order has ended",
    text: "The parcel was from us, but its order is cancelled or paid back. Do not pay.",
  },
} satisfies Record<ParcelState, Answer>;

/** The page for a person whose courier asks for cash at the door. */
export const parcelCheckMessages = {
  title: "Is this parcel from us?",
  lead: "A courier asks for cash, and you are not sure? Check here before you pay. Fake parcels that no one ordered are a known trick.",
  tracking: "Tracking number",
  trackingHint: "It is on the label of the parcel. Spaces and dashes do not matter.",
  phone: "Phone number",
  phoneHint: "The one on the label, such as 0917 123 4567.",
  send: "Check this parcel",
  check: "Please check these fields",
  trackingNeeded: "Enter the tracking number that is on the label.",
  phoneNeeded: "Enter a phone number, such as 0917 123 4567 or +1 415 555 0123.",
  states,
  due: "To pay at the door",
  nothing: "Nothing",
  paidAlready: "Do not pay the courier. Nothing is due at the door.",
  payThis: (amount: string) =>
    `Pay the courier ${amount} in cash, and no other amount. If they ask for more, do not pay it, and tell us.`,
  courier: "Courier",
  since: {
    on_its_way: "Left us",
    delivered: "Delivered",
    returned: "Came back",
    cancelled: "Ended",
  } satisfies Record<ParcelState, string>,
  discreet: "This page never says what is in a parcel.",
  unknown: {
    title: "We know no such parcel for this phone number",
    text: "Do not pay. Refuse the parcel, unless someone at home ordered it from another shop. You owe us nothing for it.",
    typed:
      "Look again at the number on the label first. If you ordered without giving us a phone number, the page of your order shows the tracking number.",
  },
  tooOften: {
    title: "This was checked too often",
    text: "To protect buyers, a number can be checked a few times an hour. Do not pay for a parcel that you do not know. Ask us, or try again in an hour.",
  },
  reach: "How to reach us",
  contact: "Write to us",
} as const;

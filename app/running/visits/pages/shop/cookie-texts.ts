import { CART_DAYS } from "#app/selling/cart/rules/cart-cookie.ts";
import { KNOWN_DEVICE_DAYS } from "#app/people/customers/rules/known-device.ts";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";
import { receivers } from "./texts.ts";

export const cookieMessages = {
  title: "Cookies",
  lead: "What this shop stores in your browser, and for how long.",
  own: "Set by this shop",
  ownText: "Only we use these. They expire on their own, and no other site can read them.",
  cookies: [
    { what: "Your cart", until: `${CART_DAYS} days after your last visit` },
    { what: "Your sign-in", until: "until you sign out, or after 7 days without a visit" },
    {
      what: "Recognizes this browser at sign-in, so failed attempts elsewhere don’t lock you out",
      until: `${KNOWN_DEVICE_DAYS} days`,
    },
    { what: "Your most recent order, so you can open the receipt", until: "7 days" },
    { what: "Answers in an unfinished assessment", until: "24 hours" },
    {
      what: "Your conversation with Health AI, while you go from page to page",
      until: "5 minutes after the last message, until you sign out, or until you close the tab",
    },
    { what: "The item count in the header, and messages for the next page", until: "30 days" },
    { what: "Whether others may measure your visits, once you were asked", until: "6 months" },
    {
      what: "Steps counted during this visit, such as “saw a product”. The count is anonymous, and off if your browser asks sites not to track you",
      until: "until you close the tab",
    },
  ],
  others: "Measuring visits",
  none: "This shop doesn’t share visit data with anyone, so there’s nothing to choose.",
  othersText: (ids: MeasurementIds) =>
    `If you allow it, ${receivers(ids)} can see when you open these pages: home, product pages, FAQ and About. They set their own cookies for up to two years. We never share your visits to assessments, articles, chats, orders or your account.`,
  choice: "Allow them to measure your visits?",
  yes: "Yes, allow it",
  no: "No",
  save: "Save my choice",
  choose: "Choose yes or no.",
  saved: {
    yes: "Measurement is on. You can change this here.",
    no: "Measurement is off. Their cookies are deleted.",
  },
} as const;

import { CART_DAYS } from "#app/selling/cart/rules/cart-cookie.ts";
import { KNOWN_DEVICE_DAYS } from "#app/people/customers/rules/known-device.ts";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";
import { receivers } from "./texts.ts";

export const cookieMessages = {
  title: "Cookies",
  lead: "What this shop stores in your browser, and what others may.",
  own: "Needed for the shop to work",
  ownText: "These are ours alone. They end by themselves, and no other site can read them.",
  cookies: [
    { what: "Your cart", until: `${CART_DAYS} days after your last visit` },
    { what: "That you are signed in", until: "until you sign out, or 7 days without a visit" },
    {
      what: "That this browser has signed in before, so that nobody else can lock you out",
      until: `${KNOWN_DEVICE_DAYS} days`,
    },
    { what: "The order you placed last, so that its receipt opens", until: "7 days" },
    { what: "Answers of an assessment that is not finished", until: "24 hours" },
    { what: "How many items the header shows, and messages for the next page", until: "30 days" },
    { what: "Your choice below", until: "6 months" },
    {
      what: "Which steps of this visit the shop has counted, such as “saw a product”. It counts without knowing who you are, and not at all if your browser asks it not to",
      until: "until you close the tab",
    },
  ],
  others: "Measuring visits",
  none: "This shop does not report visits to anyone, so there is nothing to choose.",
  othersText: (ids: MeasurementIds) =>
    `If you allow it, ${receivers(ids)} can see which of these pages you open: home, product pages, questions and About. They set cookies of their own for up to two years. Your assessments, articles, chats, orders and your account are never measured.`,
  choice: "May they measure your visits?",
  yes: "Yes, allow it",
  no: "No",
  save: "Save my choice",
  choose: "Choose yes or no.",
  saved: {
    yes: "Measuring is allowed. You can change this here.",
    no: "Your visits are not measured. Cookies that were set are deleted.",
  },
} as const;

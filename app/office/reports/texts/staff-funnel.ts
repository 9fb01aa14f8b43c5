import { ASSESSMENT_WAY, WAY, type FunnelStep } from "../rules/sum-funnel.ts";

const steps: Record<FunnelStep, string> = {
  visit: "Visits",
  product: "Viewed a product",
  cart: "Added to cart",
  checkout: "Reached checkout",
  paid: "Paid orders",
  assessment: "Opened the assessment",
  assessment_result: "Saw a result",
};

export const funnelMessages = {
  title: "Visits and funnel",
  figures: {
    visits: {
      label: "Visits",
      definition:
        "Browser tabs that opened the shop, each counted once. Staff, bots and visitors who ask not to be tracked are excluded.",
    },
    conversion: {
      label: "Conversion rate",
      definition:
        "Orders paid in this period divided by visits. Canceled orders and days before visits were counted are excluded.",
    },
    cartRate: {
      label: "Filled a cart",
      definition: "The share of visits with at least one item in the cart.",
    },
    checkoutRate: {
      label: "Paid after checkout",
      definition: "Orders paid in this period divided by visits that reached checkout.",
    },
  },
  steps,
  visitsBy: (unit: string) => `Visits ${unit}`,
  way: "From a visit to an order",
  shares: "Step by step",
  assessment: "Assessment",
  assessmentLead:
    "Visitors who opened the assessment and who saw a result. Answers and later actions aren’t counted.",
  step: "Step",
  count: "Visits",
  ofVisits: "Share of all visits",
  ofStepBefore: "Share of previous step",
  ofLast: (share: string) => `${share} of the previous step`,
  nothing: "No visits were counted in this period.",
  nothingHint: "Choose days on which the shop was open.",
  since: (day: string) =>
    `Visits have been counted since ${day}. Earlier orders are excluded from all rates.`,
  cannotTell: "Limits of these figures",
  limits: [
    "The counter stores nothing that identifies a visitor: no cookie, ID or address. The same visitor on another day, device or tab is a new visit.",
    "Browsers without JavaScript, with add-ons that block the counter, or that ask not to be tracked aren’t counted.",
    "An order may be paid days after its visit, or by a visitor who wasn’t counted. With few visits, a rate can be far off, even above 100%.",
    "Bots are excluded only if they identify themselves.",
  ],
  head: ["Day", ...[...WAY, ...ASSESSMENT_WAY].map((step) => steps[step])],
};

import { ASSESSMENT_WAY, WAY, type FunnelStep } from "../rules/sum-funnel.ts";

const steps: Record<FunnelStep, string> = {
  visit: "Visits",
  product: "Saw a product",
  cart: "Had something in the cart",
  checkout: "Came to checkout",
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
        "Browser tabs in which the shop was opened, each once. Staff, programs and those who ask not to be tracked are left out.",
    },
    conversion: {
      label: "Conversion rate",
      definition:
        "Orders paid in this period, divided by its visits. Cancelled orders are left out, and so are days before visits were counted.",
    },
    cartRate: {
      label: "Filled a cart",
      definition: "The share of visits in which something was in the cart.",
    },
    checkoutRate: {
      label: "Paid after checkout",
      definition: "Orders paid in this period, divided by visits that came to checkout in it.",
    },
  },
  steps,
  visitsBy: (unit: string) => `Visits ${unit}`,
  way: "From a visit to an order",
  shares: "Step by step",
  assessment: "Assessment",
  assessmentLead:
    "Who opened the questions, and who saw a result. What people answered is not counted, nor what they did afterwards.",
  step: "Step",
  count: "Visits",
  ofVisits: "Of all visits",
  ofStepBefore: "Of the step before",
  ofLast: (share: string) => `${share} of the step before`,
  nothing: "No visit was counted in these days.",
  nothingHint: "Visits are counted as people open the shop. Choose days on which it was open.",
  since: (day: string) =>
    `Visits have been counted since ${day}. Orders from before are left out of every rate.`,
  cannotTell: "What these figures can’t tell",
  limits: [
    "Nothing is stored that could tell people apart: no cookie, no id, no address. So the same person on another day, on another device or in a second tab is another visit.",
    "Browsers without JavaScript are not counted, nor are those whose add-ons stop the counter, nor those that ask not to be tracked.",
    "An order may be paid days after its visit, and by someone who was not counted. On few visits a rate can be off by far, even above 100%.",
    "Programs are left out as far as they say what they are.",
  ],
  head: ["Day", ...[...WAY, ...ASSESSMENT_WAY].map((step) => steps[step])],
};

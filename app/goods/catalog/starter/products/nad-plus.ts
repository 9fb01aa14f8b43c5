import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const nadPlus: StarterProduct = {
  slug: "nad-plus",
  name: "NAD+",
  categorySlug: "longevity",
  kind: "product",
  sku: "PM-NADP-01",
  pricePesos: 9200,
  courseWeeksMin: 4,
  courseWeeksMax: 8,
  monthlyFactor: 0.75,
  featured: true,
  initialStock: 24,
  regulatoryStatus: "not_registered",
  registrationNo: null,
  // No approved injection and known infusion reactions: the buyer confirms supervision.
  clearance: "acknowledge",
  shortDescription: "A coenzyme of energy metabolism; the evidence for injecting it is weak.",
  description: [
    "NAD+ is a coenzyme that your cells use in energy metabolism. It is also involved in DNA repair and in how proteins called sirtuins work.",
    "Tissue levels fall with age, which is why researchers who study aging are interested in it. That does not show that adding it makes anyone younger or live longer.",
    "No injectable NAD+ is approved in the United States, no guideline supports it, and the evidence is weak. Substances taken by mouth that the body turns into NAD+ are better studied.",
  ].join("\n\n"),
  benefits: [
    "Involved in energy metabolism",
    "Studied for its role in DNA repair and aging",
    "Tissue levels fall with age; whether adding it helps is not settled",
  ],
  howItWorks:
    "NAD+ is needed for energy metabolism, sirtuins and DNA repair. The effect of injecting it in people is not well shown.",
  usage: `${handling.noApprovedDose} Infusions belong in a clinic, where staff can slow or stop them. ${handling.learnHandling} ${handling.arrivalCheck}`,
  storage: `${handling.vialStorage} ${handling.punctureLimit}`,
  contraindications: [
    "Do not use: pregnancy or breastfeeding",
    "Do not use: unstable illness",
    "Do not use: allergy to NAD+ or to anything else in the vial",
    "Do not use: under 18",
    "See a professional first: planning a pregnancy",
    "See a professional first: heart, kidney or liver disease, or cancer",
    "See a professional first: many medicines",
  ],
  interactions: [handling.unknownInteractions],
  safetyText: [
    "NAD+ is not an approved medicine. No injectable product is approved in the United States, and no guideline supports it. We know of no Philippine registration for it.",
    `Infusions can cause flushing, nausea, cramps, a fast pulse or chest pressure. How often is not well known. Chest pressure always needs a doctor. ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "Covarrubias and others, Nature Reviews Molecular Cell Biology, 2021 (doi.org/10.1038/s41580-020-00313-x)",
    "Martens and others, Nature Communications, 2018 (doi.org/10.1038/s41467-018-03421-7)",
    "Grant and others, Frontiers in Aging Neuroscience, 2019 (doi.org/10.3389/fnagi.2019.00257)",
    "US FDA, Drugs@FDA: approved drug products (accessdata.fda.gov)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

import {
  arrivalCheck,
  emergency,
  learnHandling,
  noApprovedDose,
  punctureLimit,
  punctureLimitSource,
  unknownInteractions,
  vialStorage,
} from "../handling.ts";
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
    "NAD+ is a coenzyme that your cells use in energy metabolism. It also takes part in DNA repair and in the work of proteins called sirtuins.",
    "Levels in tissue fall with age, which is why it interests people who study ageing. That does not show that adding it makes anyone younger or live longer.",
    "No injectable NAD+ is approved in the United States, no guideline supports it and the evidence is weak. The better studied route is by mouth, with substances the body turns into NAD+.",
  ].join("\n\n"),
  benefits: [
    "Takes part in energy metabolism",
    "Studied for its role in DNA repair and ageing",
    "Falls in tissue with age; whether adding it helps is not settled",
  ],
  howItWorks:
    "NAD+ is needed in energy metabolism, by sirtuins and in DNA repair. What injecting it changes in a person is not well shown.",
  usage: `${noApprovedDose} An infusion belongs in a clinic, where someone can slow or stop it. ${learnHandling} ${arrivalCheck}`,
  storage: `${vialStorage} ${punctureLimit}`,
  contraindications: [
    "Do not use: pregnancy or breastfeeding",
    "Do not use: unstable illness",
    "Do not use: allergy to NAD+ or to anything else in the vial",
    "Do not use: under 18",
    "See a professional first: planning a pregnancy",
    "See a professional first: heart, kidney or liver disease, or cancer",
    "See a professional first: many medicines",
  ],
  interactions: [unknownInteractions],
  safetyText: [
    "NAD+ is not an approved medicine. No injectable product is approved in the United States, no guideline supports it, and we know of no Philippine registration for it.",
    `No one has counted well how often infusions cause flushing, nausea, cramps, a fast pulse or pressure in the chest. Pressure in the chest always needs a doctor. ${emergency}`,
  ].join("\n\n"),
  sources: [
    "Covarrubias and others, Nature Reviews Molecular Cell Biology, 2021 (doi.org/10.1038/s41580-020-00313-x)",
    "Martens and others, Nature Communications, 2018 (doi.org/10.1038/s41467-018-03421-7)",
    "Grant and others, Frontiers in Aging Neuroscience, 2019 (doi.org/10.3389/fnagi.2019.00257)",
    "US FDA, Drugs@FDA: approved drug products (accessdata.fda.gov)",
    punctureLimitSource,
  ],
  reviewedBy: null,
};

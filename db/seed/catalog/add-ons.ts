import type { StarterAddOn } from "#app/goods/catalog/starter/starter-product.ts";

export const starterAddOns: readonly StarterAddOn[] = [
  {
    slug: "consultation",
    name: "Medical Consultation",
    kind: "service",
    sku: "PM-CONSULT",
    pictureAlt: "A card that reads Medical Consultation, beside a cup of tea",
    pricePesos: 2500,
    initialStock: null,
    regulatoryStatus: "not_a_medicine",
    clearance: "none",
    description:
      "Covers one initial consultation with a doctor booked here, whatever the clinic charges. Without it, you pay the clinic yourself. The clinician decides whether a product suits you and may advise against it. This is not emergency care: in an emergency, call 911 or go to the nearest emergency room.",
  },
  {
    slug: "supplies",
    name: "Injection Supplies Kit",
    kind: "supply",
    sku: "PM-SUPPLIES",
    pictureAlt: "A carton that reads Injection Supplies Kit, beside a small jar",
    pricePesos: 500,
    initialStock: 60,
    regulatoryStatus: "not_a_medicine",
    clearance: "none",
    description:
      "Injection supplies in one kit. It contains no medicine. Before you use it, show the kit to your clinician or pharmacist. They can tell you whether it fits your prescription, how to use it and where to dispose of it.",
  },
];

import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const ghkCu: StarterProduct = {
  slug: "ghk-cu",
  name: "GHK-Cu",
  categorySlug: "beauty",
  kind: "product",
  sku: "PM-GHKC-01",
  pricePesos: 6750,
  courseWeeksMin: 8,
  courseWeeksMax: 12,
  monthlyFactor: 0.5,
  featured: true,
  initialStock: 30,
  regulatoryStatus: "not_registered",
  registrationNo: null,
  // Known on the skin, hardly studied as an injection: the buyer confirms supervision.
  clearance: "acknowledge",
  shortDescription: "A copper peptide studied on the skin; little is known about injecting it.",
  description: [
    "GHK-Cu is a small copper peptide studied for its effect on skin. It consists of three amino acids, glycine, histidine and lysine, bound to one copper ion.",
    "It also occurs in your blood, with lower levels at 60 than at 20. Small trials on the skin report better firmness and fewer fine lines.",
    "Those trials applied it to the skin. As an injection, it has little human data and no approval, so the results do not carry over.",
  ].join("\n\n"),
  benefits: [
    "Studied on the skin for firmness and fine lines",
    "Raises collagen in cell studies",
    "Occurs naturally in blood plasma",
  ],
  howItWorks:
    "In cell studies, GHK-Cu raises collagen and other parts of the tissue between cells, and sends signals involved in wound healing. Cell studies do not show what happens in people.",
  usage: `GHK-Cu is better known as a cosmetic ingredient on the skin than as an injection. ${handling.noApprovedDose} ${handling.learnHandling} ${handling.arrivalCheck}`,
  storage: `${handling.vialStorage} ${handling.punctureLimit}`,
  contraindications: [
    "Do not use: under 18",
    "See a professional first: pregnancy, planning a pregnancy or breastfeeding",
    "See a professional first: cancer",
    "See a professional first: kidney, liver or heart disease, or many medicines",
    "Ask a clinician: a disorder of copper metabolism, such as Wilson disease",
    "Ask a clinician: copper allergy",
  ],
  interactions: [handling.unknownInteractions],
  safetyText: [
    "GHK-Cu is not an approved medicine. It is used in cosmetics on the skin. As an injection, it is unregistered, and we found no approval anywhere. The US FDA names injectable GHK-Cu among substances that may present significant safety risks. A fresh review of that list is not an approval. Health Canada warns about it by name.",
    `The US FDA named these risks: immune reactions, impurities and missing human data. Ask your clinician which reactions to watch for. ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "US FDA, Safety risks associated with certain bulk drug substances (fda.gov)",
    "Health Canada, advisory on unauthorized injectable peptide drugs (recalls-rappels.canada.ca)",
    "Pickart and Margolina, International Journal of Molecular Sciences, 2018 (doi.org/10.3390/ijms19071987)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const glow: StarterProduct = {
  slug: "glow",
  name: "Glow",
  categorySlug: "beauty",
  kind: "product",
  sku: "PM-GLOW-01",
  pricePesos: 5900,
  courseWeeksMin: 6,
  courseWeeksMax: 10,
  monthlyFactor: 0.6,
  featured: false,
  initialStock: 28,
  regulatoryStatus: "not_registered",
  registrationNo: null,
  // Three unapproved peptides with hardly any human data: the buyer confirms supervision.
  clearance: "acknowledge",
  shortDescription: "A blend of GHK-Cu, BPC-157 and TB-500, none of them an approved medicine.",
  description: [
    "Glow is a blend of three peptides: GHK-Cu, BPC-157 and TB-500. The seller sets the mix and there is no standard, so two products called Glow can differ.",
    "GHK-Cu has been tested in small trials on the skin. BPC-157 has been studied mostly in rats, with hardly any human data. TB-500 is usually a short piece of a larger protein, not the protein itself.",
    "We know of no study of the whole blend. The effect of the three together in people is not known.",
  ].join("\n\n"),
  benefits: [
    "Combines GHK-Cu, BPC-157 and TB-500",
    "GHK-Cu studied on the skin for firmness and fine lines",
    "BPC-157 studied mostly in rats, not in people",
  ],
  howItWorks:
    "GHK-Cu raises collagen in cell studies. BPC-157 is a fragment of 15 amino acids, and TB-500 is usually a fragment of seven from thymosin beta-4. How they act together in people has not been shown.",
  usage: `Glow is a blend. ${handling.noApprovedDose} ${handling.learnHandling} ${handling.arrivalCheck}`,
  storage: `${handling.vialStorage} ${handling.punctureLimit}`,
  contraindications: [
    "Do not use: under 18",
    "See a professional first: pregnancy, planning a pregnancy or breastfeeding",
    "See a professional first: cancer, now or before",
    "See a professional first: kidney, liver or heart disease, or many medicines",
    "Ask a clinician: copper allergy or a disorder of copper metabolism, such as Wilson disease",
    "Ask a clinician: drug testing in sport",
  ],
  interactions: [handling.unknownInteractions],
  safetyText: [
    "Glow is not an approved medicine, and neither are its three peptides. In 2023, the US FDA listed them among compounds with significant safety risks. It took them off that list in April 2026 for a fresh review, which is not an approval. Its briefing papers of June 2026 advised against allowing BPC-157 and TB-500. Health Canada warns about all three by name.",
    `The US FDA named these risks: immune reactions, impurities and unknown safety in people. With a blend, you cannot tell which part caused a reaction. ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "US FDA, Safety risks associated with certain bulk drug substances (fda.gov)",
    "US FDA, briefing papers of June 2026 for its Pharmacy Compounding Advisory Committee (fda.gov)",
    "Health Canada, advisory on unauthorized injectable peptide drugs (recalls-rappels.canada.ca)",
    "Pickart and Margolina, International Journal of Molecular Sciences, 2018 (doi.org/10.3390/ijms19071987)",
    "A narrative review of BPC-157, Current Reviews in Musculoskeletal Medicine, 2025 (pubmed.ncbi.nlm.nih.gov/40789979)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

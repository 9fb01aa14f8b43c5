import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const klow: StarterProduct = {
  slug: "klow",
  name: "Klow",
  categorySlug: "wellness",
  kind: "product",
  sku: "PM-KLOW-01",
  pricePesos: 7800,
  courseWeeksMin: 6,
  courseWeeksMax: 12,
  monthlyFactor: 0.5,
  featured: false,
  initialStock: 20,
  regulatoryStatus: "not_registered",
  registrationNo: null,
  // Four unapproved peptides with hardly any human data: the buyer confirms supervision.
  clearance: "acknowledge",
  shortDescription: "A blend of GHK-Cu, BPC-157, TB-500 and KPV, none an approved medicine.",
  description: [
    "Klow is a blend of four peptides: GHK-Cu, BPC-157, TB-500 and KPV. It is Glow plus KPV, and like Glow it has no standard recipe.",
    "KPV is a fragment of three amino acids from the hormone alpha-MSH. Its effect on inflammation is studied in laboratory models. BPC-157 has been studied mostly in rats, with hardly any human data.",
    "We know of no study of the whole blend. The effect of the four together in people is not known.",
  ].join("\n\n"),
  benefits: [
    "Combines GHK-Cu, BPC-157, TB-500 and KPV",
    "KPV studied against inflammation in laboratory models",
    "BPC-157 studied mostly in rats, not in people",
  ],
  howItWorks:
    "KPV lowers inflammation in laboratory models, and GHK-Cu raises collagen in cell studies. BPC-157 and TB-500 are short fragments with hardly any human data. How the four act together in people has not been shown.",
  usage: `Klow is a blend. ${handling.noApprovedDose} ${handling.learnHandling} ${handling.arrivalCheck}`,
  storage: `${handling.vialStorage} ${handling.punctureLimit}`,
  contraindications: [
    "Do not use: under 18",
    "See a professional first: pregnancy, planning a pregnancy or breastfeeding",
    "See a professional first: cancer, now or before",
    "See a professional first: kidney, liver or heart disease, or many medicines",
    "Ask a clinician: an immune system disease, or medicines that act on the immune system",
    "Ask a clinician: copper allergy or a disorder of copper metabolism, such as Wilson disease",
    "Ask a clinician: drug testing in sport",
  ],
  interactions: [
    handling.unknownInteractions,
    "Medicines that act on the immune system: ask a clinician first",
  ],
  safetyText: [
    "Klow is not an approved medicine, and neither are its four peptides. In 2023, the US FDA listed them among compounds with significant safety risks. It took them off that list in April 2026 for a fresh review, which is not an approval. Its briefing papers of June 2026 advised against allowing BPC-157, TB-500 and KPV. Health Canada warns about GHK-Cu, BPC-157 and TB-500 by name.",
    `The US FDA named these risks: immune reactions, impurities and unknown safety in people. With a blend, you cannot tell which part caused a reaction. ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "US FDA, Safety risks associated with certain bulk drug substances (fda.gov)",
    "US FDA, briefing papers of June 2026 for its Pharmacy Compounding Advisory Committee (fda.gov)",
    "Health Canada, advisory on unauthorized injectable peptide drugs (recalls-rappels.canada.ca)",
    "Pickart and Margolina, International Journal of Molecular Sciences, 2018 (doi.org/10.3390/ijms19071987)",
    "A narrative review of BPC-157, Current Reviews in Musculoskeletal Medicine, 2025 (pubmed.ncbi.nlm.nih.gov/40789979)",
    "Dalmasso and others, Gastroenterology, 2008 (doi.org/10.1053/j.gastro.2007.10.026)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

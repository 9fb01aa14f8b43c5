import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const lipoCB12: StarterProduct = {
  slug: "lipo-c-b12",
  name: "Lipo-C with B12",
  categorySlug: "metabolism",
  kind: "product",
  sku: "PM-LIPO-01",
  pricePesos: 4500,
  courseWeeksMin: 8,
  courseWeeksMax: 16,
  monthlyFactor: 0.4,
  featured: false,
  initialStock: 48,
  regulatoryStatus: "not_registered",
  registrationNo: null,
  // An injection without an approved label or standard formula: the buyer confirms supervision.
  clearance: "acknowledge",
  shortDescription: "Methionine, inositol and choline combined with vitamin B12.",
  description: [
    "Lipo-C with B12 is a mix of methionine, inositol and choline with vitamin B12. Some versions also contain L-carnitine.",
    "There is no standard formula, so two pharmacies can make it differently. Read the ingredients on the vial you receive and show them to your clinician.",
    "“Lipotropic” is often misunderstood. It means that a lack of these nutrients lets fat build up in the liver. It does not mean that taking them causes weight loss. Evidence for weight loss is thin.",
  ].join("\n\n"),
  benefits: [
    "Combines methionine, inositol, choline and vitamin B12",
    "A lack of these nutrients lets fat build up in the liver",
    "Thin evidence for weight loss",
  ],
  howItWorks:
    "Methionine, inositol and choline are called lipotropic because fat builds up in the liver when they are lacking. Whether injecting more helps people who have enough is not well shown.",
  usage: `Lipo-C with B12 has no standard formula. ${handling.noApprovedDose} ${handling.learnHandling} ${handling.arrivalCheck}`,
  storage: `${handling.vialStorage} ${handling.punctureLimit}`,
  contraindications: [
    "Do not use: under 18",
    "See a professional first: pregnancy, planning a pregnancy or breastfeeding",
    "See a professional first: kidney or liver disease",
    "See a professional first: heart disease, cancer, or many medicines",
    "Ask a clinician: allergy to cobalt, vitamin B12 or any listed ingredient",
    "Ask a clinician: Leber’s optic disease",
    "Ask a clinician: sensitivity to sulfites or benzyl alcohol",
  ],
  interactions: [handling.unknownInteractions],
  safetyText: [
    "Lipo-C with B12 is not an approved medicine, and it has no standard formula. Where a pharmacy mixes it, it is a compounded drug, which the US FDA does not review before it is sold. This vial comes ready-made, and we know of no Philippine registration for it.",
    `Contents differ between manufacturers. Check the ingredients of your vial for anything you are allergic to, and ask your clinician which reactions to watch for. ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "Best and Huntsman, Journal of Physiology, 1932 (doi.org/10.1113/jphysiol.1932.sp002913)",
    "Buchman and others, Hepatology, 1995 (doi.org/10.1002/hep.1840220510)",
    "US FDA, Compounding questions and answers (fda.gov)",
    "Cyanocobalamin injection, labels on DailyMed (dailymed.nlm.nih.gov)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

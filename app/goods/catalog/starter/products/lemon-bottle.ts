import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const lemonBottle: StarterProduct = {
  slug: "lemon-bottle",
  name: "Lemon Bottle",
  categorySlug: "body-shaping",
  kind: "product",
  sku: "PM-LEMB-01",
  pricePesos: 7500,
  courseWeeksMin: 4,
  courseWeeksMax: 6,
  monthlyFactor: 1,
  featured: false,
  initialStock: 18,
  regulatoryStatus: "not_registered",
  registrationNo: null,
  // Regulators warn of harm from injecting it: the buyer confirms that a clinician supervises.
  clearance: "acknowledge",
  shortDescription:
    "Marketed for body shaping; regulators warn of harm and say its effect is unproven.",
  description: [
    "Lemon Bottle is an injectable solution marketed for body shaping, and regulators in several countries warn about it. It is sold as a mix of riboflavin, bromelain and lecithin.",
    "In March 2024, Swissmedic, the Swiss regulator, said that no effect is proven. The samples that it tested did not match their labels and differed from pack to pack. One contained only caffeine, and another contained none of the named ingredients.",
    "Read the Safety section before you decide. Talk to a clinician about other ways to reach your goal.",
  ].join("\n\n"),
  benefits: [
    "Marketed for body shaping, but no effect has been proven",
    "Sold as a mix of riboflavin, bromelain and lecithin",
    "Regulators’ warnings shown in full on this page",
  ],
  howItWorks:
    "Sellers describe it as a solution that breaks down fat under the skin. Swissmedic says that effect is unproven, so we cannot tell you whether or how it works.",
  usage: `${handling.noApprovedDose} Do not inject it yourself. ${handling.arrivalCheck}`,
  storage: `${handling.vialStorage} ${handling.punctureLimit}`,
  contraindications: [
    "Do not use: under 18",
    "See a professional first: pregnancy, planning a pregnancy or breastfeeding",
    "See a professional first: kidney, liver or heart disease, cancer, or many medicines",
    "See a professional first: planned surgery or sedation",
    "Ask a clinician: pineapple allergy, or any other allergy to its named ingredients",
    "Ask a clinician: a bleeding disorder, or medicines that affect bleeding",
  ],
  interactions: [
    handling.unknownInteractions,
    "Medicines that affect bleeding: ask a clinician first",
  ],
  safetyText: [
    "Lemon Bottle is not an approved medicine. Swissmedic treats it as a medicine that would need authorization. In March 2024, it warned that no effect is proven and that the contents of the tested samples did not match their labels. The Finnish authorities Fimea and Tukes and the UK pharmacy regulator GPhC warn about it too. The Philippine FDA warned in Advisory 2015-003 about an unregistered vial of a similar class.",
    `Reported harm includes bruising, infection, abscess and tissue death (necrosis). See a doctor if an injection site becomes infected or changes. ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "Swissmedic, warning of Mar 26, 2024 (swissmedic.ch)",
    "Fimea and Tukes, Finland, warning (tukes.fi)",
    "General Pharmaceutical Council (GPhC), United Kingdom (pharmacyregulation.org)",
    "FDA Philippines, Advisory 2015-003 (fda.gov.ph)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

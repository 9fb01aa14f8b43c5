import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const retatrutide: StarterProduct = {
  slug: "retatrutide",
  name: "Retatrutide",
  categorySlug: "weight-loss",
  kind: "product",
  sku: "PM-RETA-01",
  pricePesos: 14_500,
  courseWeeksMin: 20,
  courseWeeksMax: 28,
  monthlyFactor: 0.2,
  featured: false,
  initialStock: 12,
  regulatoryStatus: "investigational",
  registrationNo: null,
  // Not approved anywhere and, according to its maker, lawful only in trials: a clinician must
  // approve each buyer.
  clearance: "required",
  shortDescription: "An investigational compound in clinical trials, not approved as a medicine.",
  description: [
    "Retatrutide is an investigational compound that acts on three receptors: GIP, GLP-1 and glucagon. It is still in clinical trials, and no country that we know of has approved it as a medicine.",
    "No label exists, so there is no approved dose, full list of risks or recommended length of use. The plan length shown here is not based on a label.",
    "You can order this product only after a clinician approves it for you.",
  ].join("\n\n"),
  benefits: [
    "In clinical trials for weight management",
    "Acts on three receptors: GIP, GLP-1 and glucagon",
    "Ordered only after a clinician approves you",
  ],
  howItWorks:
    "Retatrutide activates the GIP, GLP-1 and glucagon receptors, one more than tirzepatide. Its effects over years are not known.",
  usage: `Retatrutide is investigational. ${handling.noApprovedDose} Its manufacturer says it is lawful only in the manufacturer’s own trials. Do not combine it with a GLP-1 medicine. ${handling.arrivalCheck}`,
  storage: `${handling.vialStorage} ${handling.punctureLimit}`,
  contraindications: [
    "No label exists, so this list is incomplete",
    "Do not use: under 18",
    "See a professional first: pregnancy, planning a pregnancy or breastfeeding",
    "See a professional first: medullary thyroid carcinoma or MEN 2, in you or your family",
    "See a professional first: pancreatitis, now or before, or gallbladder disease",
    "See a professional first: any diabetes treated with insulin or a sulfonylurea, or type 1",
    "See a professional first: kidney, liver, heart, or severe stomach or bowel disease",
    "See a professional first: an eating disorder, suicidal thoughts, or cancer",
    "See a professional first: planned surgery or sedation, or many medicines",
  ],
  interactions: [
    "Unknown: it is investigational, and no label describes its interactions",
    "Do not combine with a medicine that acts on GLP-1",
  ],
  safetyText: [
    "Retatrutide is investigational. It is not registered in the Philippines, and we found no approval anywhere in sources up to 2026. The US FDA says it may not be compounded and has not been found safe and effective. Health Canada warns about it by name.",
    `Most side effects in trials affected the stomach and bowel, and increased with the dose. Abnormal skin sensation was reported by 20.9% of people at the highest dose in one trial (TRIUMPH-4, December 2025). More people stopped because of side effects than with placebo. ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "US FDA, Concerns with unapproved GLP-1 drugs used for weight loss (fda.gov)",
    "US FDA letter regarding retatrutide, Arizona Board of Osteopathic Examiners (azdo.gov)",
    "Health Canada, advisory on unauthorized injectable peptide drugs (recalls-rappels.canada.ca)",
    "Jastreboff and others, phase 2 trial, New England Journal of Medicine, 2023 (doi.org/10.1056/NEJMoa2301972)",
    "Eli Lilly, results of the trial TRIUMPH-4, release of Dec 11, 2025 (investor.lilly.com)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

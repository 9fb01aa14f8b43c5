import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const tirzepatide: StarterProduct = {
  slug: "tirzepatide",
  name: "Tirzepatide",
  categorySlug: "weight-loss",
  kind: "product",
  sku: "PM-TIRZ-01",
  pricePesos: 12_500,
  courseWeeksMin: 16,
  courseWeeksMax: 24,
  monthlyFactor: 0.25,
  featured: true,
  initialStock: 36,
  // The molecule has registered brands, but a vial without a registration number is not one of
  // them.
  regulatoryStatus: "not_registered",
  registrationNo: null,
  // A prescription medicine in other countries: the buyer confirms a clinician's supervision.
  clearance: "acknowledge",
  shortDescription: "A prescription compound that acts on the GIP and GLP-1 receptors.",
  description: [
    "Tirzepatide is a prescription compound that acts on two receptors, GIP and GLP-1. Approved brands are used for weight management in adults, together with diet and physical activity.",
    "Those brands are labeled for adults with a BMI of 30 or more, or 27 or more with a weight-related condition. Ask your clinician whether that includes you.",
    "This vial is not an approved brand. The FDA verification portal shows which brands are registered in the Philippines. The same active ingredient does not mean the same quality.",
  ].join("\n\n"),
  benefits: [
    "Studied for weight management in adults, with diet and activity",
    "Acts on two receptors, GIP and GLP-1",
    "Also studied for sleep apnea in people with obesity",
    "Approved brands have a published label; read it with your clinician",
  ],
  howItWorks:
    "Tirzepatide activates the GIP and GLP-1 receptors. Your body then releases more insulin when glucose is high, and less glucagon. Your stomach empties more slowly and your appetite falls. It also slows the absorption of medicines you take by mouth, so tell your clinician about all of them.",
  usage: `Use tirzepatide only with a prescription. ${handling.clinicianDecides} Do not combine it with another tirzepatide or GLP-1 product. Labels of approved brands name the abdomen, thigh and upper arm as injection sites, changing the site each time. ${handling.learnHandling} ${handling.arrivalCheck}`,
  storage: `Keep it at 2–8 °C in its carton and never freeze it. Approved pens may stay at up to 30 °C for 21 days and are then discarded. That allowance applies only to the pens: an unregistered vial has no labeled stability. ${handling.punctureLimit}`,
  contraindications: [
    "Do not use: you or a family member has had medullary thyroid carcinoma",
    "Do not use: multiple endocrine neoplasia type 2 (MEN 2)",
    "Do not use: serious allergy to tirzepatide",
    "Do not use: pregnancy; see a professional first if you plan one or breastfeed",
    "Do not use: under 18",
    "See a professional first: pancreatitis, now or before, or gallbladder disease",
    "See a professional first: type 1 diabetes, or diabetes treated with insulin or a sulfonylurea",
    "See a professional first: kidney, liver, heart, or severe stomach or bowel disease",
    "See a professional first: an eating disorder, suicidal thoughts, or cancer",
    "See a professional first: planned surgery or sedation, or many medicines",
  ],
  interactions: [
    "Do not combine with another medicine that acts on GLP-1, or with other tirzepatide",
    "Insulin or a sulfonylurea: blood sugar can fall too low",
    "Birth control pills may fail after you start and after each increase: ask about another method",
    "Other medicines by mouth: the stomach empties more slowly, so they may act later",
  ],
  safetyText: [
    "Tirzepatide is a prescription medicine. The FDA verification portal shows which brands are registered in the Philippines. Vials outside a registered brand are unregistered. Under Philippine law, a licensed pharmacist dispenses a prescription medicine, on a prescription.",
    `The US label carries a boxed warning about thyroid C-cell tumors seen in rats. It also warns of pancreatitis, gallbladder disease, low blood sugar with insulin or a sulfonylurea, kidney injury through dehydration, and allergic reactions. Common effects are nausea, diarrhea, vomiting, constipation, abdominal pain and low appetite. Birth control pills may fail for four weeks after you start and after each increase, so ask about another method. ${handling.mood} ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "Zepbound, United States prescribing information, DailyMed (dailymed.nlm.nih.gov)",
    handling.suicideWarningSource,
    "FDA Philippines, verification portal (verification.fda.gov.ph)",
    "Republic Act 10918, Philippine Pharmacy Act (lawphil.net)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

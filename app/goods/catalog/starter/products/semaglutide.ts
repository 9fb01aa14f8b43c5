import * as handling from "../handling.ts";
import type { StarterProduct } from "../starter-product.ts";

export const semaglutide: StarterProduct = {
  slug: "semaglutide",
  name: "Semaglutide",
  categorySlug: "weight-loss",
  kind: "product",
  sku: "PM-SEMA-01",
  pricePesos: 8900,
  courseWeeksMin: 12,
  courseWeeksMax: 20,
  monthlyFactor: 0.3,
  featured: false,
  initialStock: 42,
  // Approved brands exist, but a vial without a registration number is not one of them.
  comesIn: {
    option: "Vial size",
    first: { value: "5 mg", sku: "PM-SEMA-05" },
    more: [
      {
        value: "10 mg",
        sku: "PM-SEMA-10",
        pricePesos: 16_200,
        initialStock: 14,
      },
    ],
  },
  regulatoryStatus: "not_registered",
  registrationNo: null,
  // A prescription medicine in other countries: the buyer confirms a clinician's supervision.
  clearance: "acknowledge",
  shortDescription: "A prescription compound that acts on the GLP-1 receptor.",
  description: [
    "Semaglutide is a prescription compound that acts on the GLP-1 receptor. Its approved brands include Wegovy, used for weight management, and Ozempic.",
    "It acts on one receptor, while tirzepatide acts on two. Their schedules differ, and both need a prescriber. Neither is better for everyone.",
    "This vial is not an approved brand. The same active ingredient does not mean the same quality, so ask your clinician or pharmacist before you choose.",
  ].join("\n\n"),
  benefits: [
    "Studied for weight management in adults",
    "Acts on appetite through the GLP-1 receptor",
    "Approved brands have a published label; read it with your clinician",
  ],
  howItWorks:
    "Semaglutide activates the GLP-1 receptor. Your appetite falls and your stomach empties more slowly. Your body releases insulin in step with the glucose in your blood.",
  usage: `Use semaglutide only with a prescription. ${handling.clinicianDecides} Do not combine it with another semaglutide or GLP-1 product. If you miss a dose, ask your prescriber how to continue. The US FDA has reported dosing errors and hospital stays after compounded semaglutide was measured incorrectly. ${handling.learnHandling} ${handling.arrivalCheck}`,
  storage: `Keep it at 2–8 °C, protected from light, and never freeze it. Approved pens may stay at up to 30 °C for 28 days before the cap comes off. That allowance applies only to the pens: an unregistered vial has no labeled stability. ${handling.punctureLimit}`,
  contraindications: [
    "Do not use: you or a family member has had medullary thyroid carcinoma",
    "Do not use: multiple endocrine neoplasia type 2 (MEN 2)",
    "Do not use: serious allergy to semaglutide",
    "Do not use: pregnancy; stop at least two months before you try for a baby",
    "Do not use: under 18",
    "See a professional first: breastfeeding",
    "See a professional first: pancreatitis, now or before, or gallbladder disease",
    "See a professional first: type 1 diabetes, or diabetes treated with insulin or a sulfonylurea",
    "See a professional first: kidney, liver, heart, or severe stomach or bowel disease",
    "See a professional first: an eating disorder, suicidal thoughts, or cancer",
    "See a professional first: planned surgery or sedation, or many medicines",
    "Ask a clinician: eye disease caused by diabetes",
  ],
  interactions: [
    "Do not combine with another medicine that acts on GLP-1, or with other semaglutide",
    "Insulin or a sulfonylurea: blood sugar can fall too low",
    "Before surgery or sedation: tell the team, because your stomach may not be empty",
  ],
  safetyText: [
    "Semaglutide is a prescription medicine. The FDA verification portal shows which brands are registered in the Philippines. Vials outside a registered brand are unregistered. Under Philippine law, a licensed pharmacist dispenses a prescription medicine, on a prescription.",
    `The Wegovy label warns of pancreatitis, gallbladder disease, low blood sugar with insulin or a sulfonylurea, kidney injury through dehydration, allergic reactions, a faster pulse, and food left in the stomach during anesthesia. It may harm an unborn child. The most common effects in its trials were nausea, diarrhea, vomiting, constipation, abdominal pain, headache and tiredness. ${handling.mood} ${handling.emergency}`,
  ].join("\n\n"),
  sources: [
    "Wegovy, United States prescribing information, DailyMed (dailymed.nlm.nih.gov)",
    handling.suicideWarningSource,
    "US FDA, Dosing errors associated with compounded injectable semaglutide (fda.gov)",
    "FDA Philippines, verification portal (verification.fda.gov.ph)",
    "Republic Act 10918, Philippine Pharmacy Act (lawphil.net)",
    handling.punctureLimitSource,
  ],
  reviewedBy: null,
};

import type { StarterDocument } from "./starter-document.ts";

export const medicalDisclaimer: StarterDocument = {
  slug: "medical-disclaimer",
  title: "Medical disclaimer",
  version: 2,
  body: `Please read this before you rely on anything that this shop says about health.

## In an emergency

Call **911** or go to the nearest emergency room. Do not wait for an answer from us, and do not take another dose. If you think of harming yourself, the crisis line of the National Center for Mental Health answers at **1553** and at **0917-899-8727**, day and night.

## What our texts are

The product pages, the [articles](/learn) and the [questions and answers](/faq) are general education for adults. They tell you what is known, what is not known, and where it is written. Where a clinician has reviewed an article, it names that person; where nobody has yet, it says so.

## What they are not

- They are not a diagnosis, a prescription or advice for you alone.
- They contain no dose for a person. Where an article or the [assessment](/assessment) names a step, it is the one on the label of an approved medicine, and your prescriber decides.
- They do not replace the leaflet of a medicine or a talk with a licensed clinician.
- They promise no result. We claim no cure.

## The products

Our products are positioned as research-purpose products that need medical supervision. That wording does not make a product an approved medicine. Each [product page](/products) states the regulatory status of that product. Unless it says that the product is registered, it has not been evaluated by the Food and Drug Administration of the Philippines.

The same active ingredient as in an approved medicine does not mean the same quality, strength or purity.

## See a clinician first

Do so before you start, change or stop a treatment, and always if one of these is true for you:

- medullary thyroid carcinoma or MEN 2, in you or in your family;
- pancreatitis, now or before, or gallbladder disease;
- pregnancy, planning one, or breastfeeding;
- diabetes, above all with insulin or a sulfonylurea;
- disease of the kidneys, the liver or the heart, or severe disease of the stomach or bowel;
- an eating disorder, thoughts of suicide, or cancer;
- planned surgery or sedation, or many medicines.

Nothing sold here is for anyone under 18.

## Who answers for what

We answer for describing what we sell truthfully and for handling your order with care. You and your clinician decide what you use. Do not put off seeing a clinician because of something you read here.

## Contact

If a text here is wrong or out of date, tell us by [the contact form](/contact). We are in Manila and answer {hours}.
`,
};

import { USE_WITHIN_DAYS } from "#app/goods/catalog/rules/storage-terms.ts";
import type { FaqInput } from "#app/running/content/input.ts";

type Question = Omit<FaqInput, "category" | "position" | "isShown" | "live"> &
  Partial<Pick<FaqInput, "live">>;

/** Sixteen questions, four in each category, in the order they are asked. */
const questions: Record<FaqInput["category"], readonly Question[]> = {
  product: [
    {
      slug: "what-is-a-peptide",
      question: "What is a peptide?",
      answer:
        "A short chain of amino acids, the building blocks of proteins. The word says how a compound is built, not what it does or whether it is safe. Insulin is a peptide, and so are compounds that were only studied in rats. Read more in [what peptides are](/learn/what-peptides-are).",
    },
    {
      slug: "are-the-products-approved-medicines",
      question: "Are your products approved medicines?",
      answer:
        "No. They are positioned as research-purpose products that need medical supervision. Each [product page](/products) states the regulatory status of that product. Unless it says that a product is registered, the Food and Drug Administration of the Philippines has not evaluated it. Here is [how to check a product yourself](/learn/check-a-product-with-the-fda-philippines).",
    },
    {
      slug: "how-long-does-a-plan-take",
      question: "How long does a plan usually take?",
      answer:
        "Typical plans run 16-24 weeks for weight loss, 8-12 weeks for beauty and 4-8 weeks for longevity. They do not promise an effect. Check the product’s own page, and let your clinician decide how long is right for you.",
      live: "courses",
    },
    {
      slug: "what-does-lab-tested-mean",
      question: "What does “lab-tested purity” tell me?",
      answer:
        "How much of the measured batch was the named compound. It does not tell you that the vial is sterile, that the product is an approved medicine, or that it is right for you. Look for the lot number on your vial.",
    },
  ],
  safety: [
    {
      slug: "how-do-i-store-it",
      question: "How do I store my product?",
      answer: `Store it at 2–8 °C, in the fridge and away from light, and never freeze it. Use it within ${USE_WITHIN_DAYS} days after reconstitution, or sooner if the maker says so. More in [keeping injections cold in a warm country](/learn/keeping-injections-cold).`,
    },
    {
      slug: "who-should-not-use-these-products",
      question: "Who should not use these products?",
      answer:
        "No one under 18, and no one who is pregnant. GLP-1 medicines are not for people who have, or have in the family, medullary thyroid carcinoma or MEN 2. If you are breastfeeding, have had pancreatitis, or have one of many other conditions, see a clinician first. Here is [the list](/learn/who-should-see-a-doctor-first). The Safety section of each product has its own.",
    },
    {
      slug: "what-dose-should-i-take",
      question: "What dose should I take?",
      answer:
        "We do not give doses. Your clinician sets the dose, because they know your health and your other medicines. Where the assessment says “Usual label step”, that is the step on the label of an approved medicine, not a dose for you. We give no schedule and no mixing volume, because [errors in measuring have sent people to hospital](/learn/why-we-give-no-mixing-volumes).",
    },
    {
      slug: "what-are-the-warning-signs",
      question: "When do I stop and get help?",
      answer:
        "Trouble breathing, a swollen face, lips or throat, chest pain, fainting, severe belly pain that does not stop, or vomiting so that you cannot keep fluids down: call **911** or go to the nearest emergency room, and do not take another dose. Read [the warning signs](/learn/warning-signs-stop-and-get-help) before your first day.",
    },
  ],
  ordering: [
    {
      slug: "how-fast-do-orders-arrive",
      question: "How fast does my order arrive?",
      answer:
        "Orders ship in {ships} and arrive in {arrives}. The checkout shows you the dates. We deliver only within the Philippines. {shipping}. Storms, holidays and remote addresses can add to the time. You can [track your order](/track) at any hour.",
    },
    {
      slug: "can-i-change-or-cancel",
      question: "Can I change or cancel my order?",
      answer:
        "Yes. Orders can be modified or cancelled within 2 hours, as long as we have not started to process them. You do it yourself on the page of your order, paid or not: cancel it, change the address, change how many of each item you get, or add and swap products. The page shows how much time is left. If the new total is lower, we refund the difference. If it is higher, you pay the difference there. Once a bank transfer has arrived, extra items need a second order. The [shipping and returns](/shipping-returns) page has the details.",
    },
    {
      slug: "how-can-i-pay",
      question: "How can I pay?",
      answer: "{payments} The price is the same for every payment method.",
      live: "payments",
    },
    {
      slug: "what-if-something-arrives-damaged",
      question: "What if my parcel arrives warm or damaged?",
      answer:
        "Do not use it. Take a photo, keep the packaging and reply to an email about your order, or use [the contact form](/contact). You may ask for a replacement or a refund. Please send nothing back before we have answered. The [shipping and returns](/shipping-returns) page says what happens next.",
    },
  ],
  support: [
    {
      slug: "how-do-i-reach-you",
      question: "How do I reach a person?",
      answer:
        "Write to us through [the contact form](/contact), and give your order number if you have one. People answer {hours}. You can order, track and use your portal at any hour. In an emergency, call 911. We cannot help you fast enough.",
      live: "hours",
    },
    {
      slug: "do-i-need-a-doctor",
      question: "Do I need a doctor before I order?",
      answer:
        "For products that ask for it, you confirm at checkout that a licensed clinician supervises your use. Others can be ordered only after a clinician has approved them for you. If you have no clinician yet, talk to a doctor first. Here is [who should](/learn/who-should-see-a-doctor-first).",
    },
    {
      slug: "what-does-a-consultation-cost",
      question: "What does a consultation cost?",
      answer:
        "Each doctor’s fee is shown before you book, here or on the doctor’s own booking page. You pay it to the clinic. Or add the Medical Consultation to your order in the cart: it covers one initial consultation booked here.",
    },
    {
      slug: "who-sees-what-i-order",
      question: "Who sees what I order?",
      answer:
        "The people who pack and answer for your order, the courier (name, address, phone), and the payment provider (what it needs to take a payment). No one else. What you order can say something about your health, so we treat every order as confidential. The [privacy notice](/privacy) says more.",
    },
  ],
};

export const starterFaq: readonly FaqInput[] = Object.entries(questions).flatMap(
  ([category, asked]) =>
    asked.map((question, index) => ({
      live: "none" as const,
      ...question,
      category: category as FaqInput["category"],
      position: index + 1,
      isShown: true,
    })),
);

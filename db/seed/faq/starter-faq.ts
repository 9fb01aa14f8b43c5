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
        "A short chain of amino acids, the building blocks of proteins. The word describes how a compound is built, not what it does or whether it’s safe. Insulin is a peptide, and so are compounds studied only in rats. Read more in [what peptides are](/learn/what-peptides-are).",
    },
    {
      slug: "are-the-products-approved-medicines",
      question: "Are your products approved medicines?",
      answer:
        "No. They are positioned as research-purpose products that need medical supervision. Each [product page](/products) shows the product’s regulatory status. Unless it says that a product is registered, the Food and Drug Administration of the Philippines has not evaluated it. Learn [how to check a product yourself](/learn/check-a-product-with-the-fda-philippines).",
    },
    {
      slug: "how-long-does-a-plan-take",
      question: "How long does a plan usually take?",
      answer:
        "Typical plans run 16-24 weeks for weight loss, 8-12 weeks for beauty and 4-8 weeks for longevity. They do not promise results. Check the product’s page, and let your clinician decide how long is right for you.",
      live: "courses",
    },
    {
      slug: "what-does-lab-tested-mean",
      question: "What does “lab-tested purity” tell me?",
      answer:
        "How much of the tested batch was the named compound. It doesn’t tell you that the vial is sterile, that the product is an approved medicine, or that it’s right for you. Look for the batch number on your vial.",
    },
  ],
  safety: [
    {
      slug: "how-do-i-store-it",
      question: "How do I store my product?",
      answer: `Store it at 2–8 °C, in the fridge and away from light, and never freeze it. Use it within ${USE_WITHIN_DAYS} days after reconstitution, or sooner if the maker says so. Read more in [keeping injections cold in a warm country](/learn/keeping-injections-cold).`,
    },
    {
      slug: "who-should-not-use-these-products",
      question: "Who should not use these products?",
      answer:
        "No one under 18, and no one who is pregnant. GLP-1 medicines are not for people with a personal or family history of medullary thyroid carcinoma or MEN 2. If you’re breastfeeding, have had pancreatitis, or have one of many other conditions, see a clinician first. Read [the list](/learn/who-should-see-a-doctor-first), and the Safety section of each product.",
    },
    {
      slug: "what-dose-should-i-take",
      question: "What dose should I take?",
      answer:
        "We don’t give doses. Your clinician sets the dose, because they know your health and your other medicines. When the assessment shows a “Usual label step”, that’s the step on the label of an approved medicine, not a dose for you. We give no schedule and no mixing volume, because [errors in measuring have sent people to the hospital](/learn/why-we-give-no-mixing-volumes).",
    },
    {
      slug: "what-are-the-warning-signs",
      question: "When do I stop and get help?",
      answer:
        "If you have trouble breathing, a swollen face, lips or throat, chest pain, fainting, severe belly pain that doesn’t stop, or vomiting and can’t keep fluids down: call **911** or go to the nearest emergency room, and don’t take another dose. Read [the warning signs](/learn/warning-signs-stop-and-get-help) before your first day.",
    },
  ],
  ordering: [
    {
      slug: "how-fast-do-orders-arrive",
      question: "How fast does my order arrive?",
      answer:
        "Orders ship in {ships} and arrive in {arrives}. Checkout shows the dates. We deliver only within the Philippines. {shipping}. Storms, holidays and remote addresses can add time. You can [track your order](/track) at any hour.",
    },
    {
      slug: "can-i-change-or-cancel",
      question: "Can I change or cancel my order?",
      answer:
        "Yes. Orders can be modified or cancelled within 2 hours, as long as we haven’t started to process them. On your order’s page, paid or not, you can cancel the order, change the address or quantities, or add and swap products. The page shows how much time is left. If the new total is lower, we refund the difference. If it’s higher, you pay the difference there. Once a bank transfer has arrived, extra items need a second order. See [shipping and returns](/shipping-returns) for details.",
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
        "Don’t use it. Take a photo, keep the packaging and reply to an email about your order, or use [the contact form](/contact). You may ask for a replacement or a refund. Please don’t send anything back before we’ve answered. See [shipping and returns](/shipping-returns) for what happens next.",
    },
  ],
  support: [
    {
      slug: "how-do-i-reach-you",
      question: "How do I reach a person?",
      answer:
        "Write to us through [the contact form](/contact), and include your order number if you have one. Our team answers {hours}. You can order, track and use your portal at any hour. In an emergency, call 911. We can’t help you fast enough.",
      live: "hours",
    },
    {
      slug: "do-i-need-a-doctor",
      question: "Do I need a doctor before I order?",
      answer:
        "For some products, you confirm at checkout that a licensed clinician supervises your use. Others need a clinician’s approval before you can order them. If you don’t have a clinician yet, talk to a doctor first. Read [who should see a doctor first](/learn/who-should-see-a-doctor-first).",
    },
    {
      slug: "what-does-a-consultation-cost",
      question: "What does a consultation cost?",
      answer:
        "You see each doctor’s fee before you book, here or on the doctor’s own booking page, and pay it to the clinic. Or add the Medical Consultation to your order in the cart: it covers one initial consultation booked here.",
    },
    {
      slug: "who-sees-what-i-order",
      question: "Who sees what I order?",
      answer:
        "The staff who pack and support your order, the courier (name, address, phone) and the payment provider (what it needs to take a payment). No one else. Your orders can reveal something about your health, so we treat them as confidential. The [privacy notice](/privacy) has the details.",
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

import type { Review } from "#app/running/content/rules/text-review.ts";
import { answerLabels } from "./shopper.ts";
import type { Challenge, Condition } from "../rules/questions.ts";
import type { Reason } from "../rules/reasons.ts";

/** Why each condition needs a professional first; from the labels and the product texts. */
const conditions: Record<Condition, string> = {
  diabetes: "Some of these products change blood sugar, and how much diabetes medicine you need.",
  insulin_sulfonylurea:
    "With insulin or a sulfonylurea, GLP‑1 medicines can make blood sugar dangerously low.",
  thyroid_cancer: "Labels rule out tirzepatide and semaglutide after medullary thyroid carcinoma.",
  men2_family_mtc:
    "Labels rule out tirzepatide and semaglutide with MEN 2, or with medullary thyroid carcinoma in the family.",
  pancreatitis: "GLP‑1 medicine labels warn about pancreatitis, even from long ago.",
  gallbladder: "GLP‑1 medicine labels warn about gallbladder disease.",
  heart_disease:
    "Some of these products change the pulse. Others have hardly been studied in people with heart disease.",
  kidney_liver: "The kidneys and liver clear medicines, and losing fluids can harm the kidneys.",
  pregnancy:
    "These products are not for use in pregnancy. Semaglutide must be stopped two months before trying.",
  breastfeeding: "For most of these products, it isn’t known what passes into breast milk.",
  eating_disorder: "Products that reduce appetite can make an eating disorder worse.",
  allergy: "The substance you reacted to may be in the product or in the liquid it’s dissolved in.",
};

/** Worth knowing about a challenge, whatever is bought or not. */
const notes: Record<Challenge, string> = {
  stubborn_weight:
    "Some medicines and illnesses make it hard to lose weight. A doctor can check for these first.",
  slow_metabolism: "An underactive thyroid can slow metabolism. A blood test can show that.",
  constant_cravings:
    "Sleep, protein and regular meals affect cravings. Approved GLP‑1 medicines act on appetite, alongside diet and activity.",
  low_energy:
    "Tiredness has many causes, from poor sleep to low iron to mood. If it lasts for weeks, see a doctor.",
  skin_aging:
    "Sun protection does the most for skin. Most GHK-Cu studies tested creams, not injections.",
  poor_recovery:
    "Pain that lasts or gets worse needs a diagnosis first. The ingredients of Glow and Klow were studied mostly in animals.",
  stress_eating:
    "Stress eating is common. Talking with a doctor or a psychologist is a better first step than a product.",
};

const experience = {
  experienced: "You’ve used GLP‑1 medicines, so we show the label’s second step.",
  some: "You’ve tried GLP‑1 medicines, so we show the label’s second step.",
  peptides_only: "You haven’t used GLP‑1 medicines, so we show the label’s starting step.",
  none: "You’re new to GLP‑1 medicines, so we show the label’s starting step.",
} as const;

export const resultMessages = {
  title: "Your result",
  /** Literal, from the specification. */
  consultation: "Professional Consultation Required",
  hello: (name: string) => `For ${name}`,
  consultationLead:
    "Based on your answers, see a professional before using any product. That’s why we don’t show one here.",
  productsTitle: "Where to start",
  doctorFirstTitle: "See a doctor first",
  doctorFirst: "Show a doctor this page before you use anything below.",
  askedTitle: "You want a doctor involved",
  asked: "Good choice. Talk to a doctor before you order, and look at the products together.",
  because: "Why",
  label: (condition: Condition) => answerLabels.conditions[condition],
  condition: (condition: Condition) => conditions[condition],
  reason(reason: Reason, first: string | undefined): string {
    switch (reason.kind) {
      case "goal": {
        const goal = answerLabels.goals[reason.goal].toLowerCase();
        return first
          ? `Your goal is ${goal}. ${first} is the first product we list for it.`
          : `Your goal is ${goal}.`;
      }
      case "experience":
        return experience[reason.experience];
      case "no_condition":
        return "You selected none of the conditions on our list. Each product has its own list, so please read it.";
    }
  },
  notes: "Worth knowing",
  note: (challenge: Challenge) => notes[challenge],
  notReviewed: "A clinician has not yet reviewed these texts.",
  reviewed: ({ reviewer, credentials, reviewedOn }: Review) =>
    `Reviewed by ${reviewer}, ${credentials}, on ${reviewedOn}.`,

  professional: "Talk to a professional",
  book: "Book a consultation",
  ways: [
    "Take this page to your doctor, or a clinic or hospital near you. Ask about your goal, not just one product.",
    "Ask about approved treatments, and how your conditions and other medicines affect them.",
  ],
  emergency: "In an emergency, call 911 or go to the nearest emergency room.",
  contact: "For questions about the shop, write to",
  contactPage: "contact page",
  contactNone: "For questions about the shop, use the",

  first: "First choice",
  offers: "Products for your goal",
  hint: (step: string) => `Usual label step: ${step}`,
  hintMore:
    "This is the approved medicine’s label step, not a dose for you. Your clinician decides.",
  supervised: (name: string) =>
    `At checkout, you confirm that a licensed clinician supervises your use of ${name}.`,
  approval: (name: string) =>
    `You can’t order ${name} without a clinician’s approval for you personally.`,
  ask: "Ask a clinician",
  askFor: (name: string) => `Ask a clinician about ${name}`,
  read: (name: string) => `Read about ${name}`,
  nothingLeft: "Ask us",
  nothingLeftText:
    "The products for your goal aren’t available right now. Ask us, or browse everything we sell.",
  allProducts: "See all products",

  retake: "Retake",
  change: "Change an answer",
} as const;

import type { Review } from "#app/running/content/rules/text-review.ts";
import { answerLabels } from "./shopper.ts";
import type { Challenge, Condition } from "../rules/questions.ts";
import type { Reason } from "../rules/reasons.ts";

/** Why each condition needs a professional first; from the labels and the product texts. */
const conditions: Record<Condition, string> = {
  diabetes:
    "Some of these products change blood sugar, and how much diabetes medicine a body needs.",
  insulin_sulfonylurea:
    "Together with insulin or a sulfonylurea, GLP-1 medicines can bring blood sugar dangerously low.",
  thyroid_cancer:
    "The labels of tirzepatide and semaglutide rule them out after medullary thyroid carcinoma.",
  men2_family_mtc:
    "The labels of tirzepatide and semaglutide rule them out with MEN 2, or with medullary thyroid carcinoma in the family.",
  pancreatitis: "The labels of GLP-1 medicines warn of pancreatitis, also of one long ago.",
  gallbladder: "The labels of GLP-1 medicines warn of gallbladder disease.",
  heart_disease:
    "Some of these products change the pulse, and others were hardly studied in people with heart disease.",
  kidney_liver: "Kidneys and liver clear medicines, and losing fluids can harm the kidneys.",
  pregnancy:
    "These products are not for pregnancy. Semaglutide has to be stopped two months before trying.",
  breastfeeding: "What passes into milk is not known for most of these products.",
  eating_disorder: "Products that reduce appetite can make an eating disorder worse.",
  allergy: "What you reacted to may be in the product, or in what it is dissolved in.",
};

/** Worth knowing about a challenge, whatever is bought or not. */
const notes: Record<Challenge, string> = {
  stubborn_weight:
    "Some medicines and illnesses make it hard to lose weight. A doctor can check for them first.",
  slow_metabolism:
    "A slow metabolism can come from an underactive thyroid. A blood test can show that.",
  constant_cravings:
    "Sleep, protein and regular meals change cravings. The approved GLP-1 medicines act on appetite, together with diet and activity.",
  low_energy:
    "Tiredness has many causes, from sleep to iron to mood. If it lasts for weeks, see a doctor.",
  skin_aging:
    "Sun protection does most for skin. The studies of GHK-Cu are mostly of creams, not of injections.",
  poor_recovery:
    "Pain that stays, or gets worse, needs a diagnosis first. What is in Glow and Klow was studied mostly in animals.",
  stress_eating:
    "Eating from stress is common. Talking with a doctor or a psychologist is a better first step than a product.",
};

const experience = {
  experienced: "You know GLP-1 medicines, so we name the second step of the label.",
  some: "You have tried GLP-1 medicines, so we name the second step of the label.",
  peptides_only: "Other peptides are no experience with GLP-1, so we name the label’s first step.",
  none: "You have no experience with GLP-1, so we name the label’s first step.",
} as const;

export const resultMessages = {
  title: "Your result",
  /** Literal, from the specification. */
  consultation: "Professional Consultation Required",
  hello: (name: string) => `For ${name}`,
  consultationLead:
    "Based on your answers, you should see a professional before using any product. So we do not name one here.",
  productsTitle: "Where to start",
  doctorFirstTitle: "See a doctor first",
  doctorFirst:
    "Because of what you told us, talk to a doctor before you use anything below. Show this page.",
  askedTitle: "You want a doctor involved",
  asked: "A good choice. Talk to one before you order, and look at the products together.",
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
        return "You named none of the conditions on our list. Each product has its own list, so please read it.";
    }
  },
  notes: "Worth knowing",
  note: (challenge: Challenge) => notes[challenge],
  notReviewed: "These texts are not yet reviewed by a clinician.",
  reviewed: ({ reviewer, credentials, reviewedOn }: Review) =>
    `These texts were reviewed by ${reviewer}, ${credentials}, on ${reviewedOn}.`,

  professional: "Talk to a professional",
  book: "Book a consultation",
  ways: [
    "Take this page to your own doctor, a clinic or a hospital near you. Ask about your goal, not only about one product.",
    "Ask for the approved treatments, and what your conditions and your other medicines mean for them.",
  ],
  emergency: "In an emergency, call 911 or go to the nearest emergency room.",
  contact: "For a question about the shop itself, write to",
  contactPage: "contact page",
  contactNone: "For a question about the shop itself, write to us on the",

  first: "First choice",
  offers: "Products for your goal",
  hint: (step: string) => `Usual label step: ${step}`,
  hintMore:
    "That is what the label of the approved medicine says at this stage, not a dose for you. Your clinician decides.",
  supervised: (name: string) =>
    `At checkout you confirm that a licensed clinician supervises your use of ${name}.`,
  approval: (name: string) =>
    `${name} cannot be ordered without a clinician’s approval for you in person.`,
  ask: "Ask a clinician",
  askFor: (name: string) => `Ask a clinician about ${name}`,
  read: (name: string) => `Read about ${name}`,
  nothingLeft: "Ask us",
  nothingLeftText:
    "The products for your goal are not available at the moment. Ask us, or see everything we sell.",
  allProducts: "See all products",

  retake: "Retake",
  change: "Change an answer",
} as const;

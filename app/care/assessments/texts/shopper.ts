import {
  UNDER_AGE,
  type AgeGroup,
  type Challenge,
  type GlpExperience,
  type HealthCondition,
  type Question,
  type TreatmentApproach,
  type WellnessGoal,
} from "../rules/questions.ts";

const goals: Record<WellnessGoal, string> = {
  weight_loss: "Weight loss",
  beauty_glow: "Beauty and glow",
  energy_longevity: "Energy and longevity",
  recovery_wellness: "Recovery and wellness",
  body_shaping: "Body shaping",
};

const challenges: Record<Challenge, string> = {
  stubborn_weight: "Weight that will not move",
  slow_metabolism: "A slow metabolism",
  constant_cravings: "Constant cravings",
  low_energy: "Low energy",
  skin_aging: "Ageing skin",
  poor_recovery: "Slow recovery",
  stress_eating: "Eating from stress",
};

const ages: Record<AgeGroup | typeof UNDER_AGE, string> = {
  under_18: "Under 18",
  "18-30": "18 to 30",
  "31-45": "31 to 45",
  "46-60": "46 to 60",
  "60+": "Over 60",
};

const conditions: Record<HealthCondition, string> = {
  diabetes: "Diabetes, any type",
  insulin_sulfonylurea: "I use insulin or a sulfonylurea",
  thyroid_cancer: "Thyroid cancer, now or before",
  men2_family_mtc: "MEN 2, or medullary thyroid cancer in my family",
  pancreatitis: "Pancreatitis, now or before",
  gallbladder: "Gallbladder disease",
  heart_disease: "Heart disease",
  kidney_liver: "Kidney or liver disease",
  pregnancy: "I am pregnant or plan to be",
  breastfeeding: "I am breastfeeding",
  eating_disorder: "An eating disorder, now or before",
  allergy: "A serious allergy to a medicine or an injection",
  none: "None of these",
};

const experiences: Record<GlpExperience, string> = {
  experienced: "I have used them for a while",
  some: "I have tried them",
  peptides_only: "Only other peptides",
  none: "None",
};

const approaches: Record<TreatmentApproach, { label: string; hint: string }> = {
  self_guided: { label: "On my own", hint: "I read up and decide by myself." },
  hybrid: { label: "Some of both", hint: "I decide, and ask a doctor now and then." },
  doctor_supervised: { label: "With a doctor", hint: "A doctor decides with me and follows me." },
};

export const answerLabels = { goals, challenges, ages, conditions, experiences, approaches };

type QuestionText = { title: string; why: string; needed: string };

export const questionTexts: Record<Question, QuestionText> = {
  contact: {
    title: "What shall we call you?",
    why: "So we can address you in your result. A first name or a nickname is enough.",
    needed: "Please enter a name of up to 80 characters.",
  },
  email: {
    title: "Where could a clinician write to you?",
    why: "It is stored with your answers if you save them. We do not send anything to it, and it does not create an account.",
    needed: "Please check the email address, or leave it empty.",
  },
  wellnessGoal: {
    title: "What would you like to work on?",
    why: "Your goal decides which products we show you first.",
    needed: "Please choose one goal.",
  },
  challenges: {
    title: "What gets in your way?",
    why: "It decides which extra advice we show you. It does not change the products.",
    needed: "Please choose at least one.",
  },
  ageGroup: {
    title: "How old are you?",
    why: "This shop is for adults, and past 60 some conditions need a doctor first.",
    needed: "Please choose your age.",
  },
  healthConditions: {
    title: "Does any of this apply to you?",
    why: "With some conditions these products can do harm, so we send you to a professional first.",
    needed: "Please choose what applies, or None of these.",
  },
  glpExperience: {
    title: "Have you used GLP-1 medicines?",
    why: "Tirzepatide and semaglutide act on the GLP-1 receptor. Their labels start low and increase in steps.",
    needed: "Please choose your experience.",
  },
  treatmentApproach: {
    title: "How would you like to go about it?",
    why: "It tells us how closely a doctor should be involved. Less supervision never removes a warning.",
    needed: "Please choose one answer.",
  },
};

export const assessmentMessages = {
  title: "Wellness assessment",
  description:
    "Seven short questions about your goal and your health, and a result with its reasons. Nothing is stored unless you save it.",
  lastTitle: "Two last questions",
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  progress: "Progress of the assessment",
  why: "Why we ask",
  name: "Your name",
  email: "Email",
  optional: "Optional",
  several: "Choose all that apply.",
  previous: "Previous",
  next: "Next",
  complete: "Complete",
  check: "One thing is missing",
  privacy:
    "Your answers stay in this browser, sealed, for 24 hours. We store nothing unless you save your result.",
  startOver: "Clear my answers",
  openKept: "Open the result you saved in this browser",
  cleared: "Your answers are cleared.",
  notUnderstood: "We could not read this form. Please answer the question again.",

  preview:
    "Only staff who review the texts can see this page. Shoppers can see it once a clinician’s review is recorded.",
  toTexts: "Read all texts",
  closed: {
    title: "The assessment is not open at the moment",
    text: "Its questions and results are about health. A clinician has to review them before we ask anyone, and that review is still to come.",
    more: "In the meantime, see who offers consultations, read about each product, or look for an answer. For your own health, your doctor is the better place to ask anyway.",
    resultText:
      "A clinician has to review the text of this result again before we show it. Talk to a doctor before you use anything.",
    consultation: "Book a consultation",
    products: "Browse the products",
    faq: "Read the FAQ",
  },

  stop: {
    title: "This assessment is for adults",
    text: "You told us that you are under 18. What we sell is only for people aged 18 or older, so the assessment ends here. We did not store any of your answers.",
    next: "If something about your weight, your skin or your energy worries you, talk to a parent, a school nurse or a doctor. That is what they are there for.",
    crisis:
      "If you feel very low, the National Center for Mental Health answers at 1553 and 0917-899-8727, day and night.",
    mistake: "I chose the wrong answer",
    home: "Back to Home",
  },
} as const;

export const crawlerWords = {
  name: "Assessment",
  text: "seven questions; some answers lead to a doctor and no product",
} as const;

/** Stored with the consent, word for word: changing it changes what people agree to. */
export const consentWording = (shop: string) =>
  `I agree that ${shop} stores my answers and this result, which are health data, so that I can read them again, and so that a clinician of the shop or its administrator can read them to advise me. Each reading is recorded.`;

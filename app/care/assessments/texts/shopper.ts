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
  stubborn_weight: "Weight-loss plateau",
  slow_metabolism: "Slow metabolism",
  constant_cravings: "Constant cravings",
  low_energy: "Low energy",
  skin_aging: "Aging skin",
  poor_recovery: "Slow recovery",
  stress_eating: "Stress eating",
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
  pregnancy: "I’m pregnant or plan to be",
  breastfeeding: "I’m breastfeeding",
  eating_disorder: "An eating disorder, now or before",
  allergy: "A serious allergy to a medicine or an injection",
  none: "None of these",
};

const experiences: Record<GlpExperience, string> = {
  experienced: "I’ve used them for a while",
  some: "I’ve tried them",
  peptides_only: "Only other peptides",
  none: "None",
};

const approaches: Record<TreatmentApproach, { label: string; hint: string }> = {
  self_guided: { label: "On my own", hint: "I research and decide myself." },
  hybrid: { label: "Some of both", hint: "I decide, and ask a doctor now and then." },
  doctor_supervised: { label: "With a doctor", hint: "A doctor decides with me and follows up." },
};

export const answerLabels = { goals, challenges, ages, conditions, experiences, approaches };

type QuestionText = { title: string; why: string; needed: string };

export const questionTexts: Record<Question, QuestionText> = {
  contact: {
    title: "What should we call you?",
    why: "So your result can greet you by name. A first name or nickname is fine.",
    needed: "Enter a name of up to 80 characters.",
  },
  email: {
    title: "Where can a clinician email you?",
    why: "We store it with your answers if you save them. We won’t email you or create an account.",
    needed: "Check the email address, or leave it blank.",
  },
  wellnessGoal: {
    title: "What would you like to work on?",
    why: "Your goal decides which products we show first.",
    needed: "Choose one goal.",
  },
  challenges: {
    title: "What gets in your way?",
    why: "We use it to choose extra advice. It doesn’t change the products.",
    needed: "Choose at least one.",
  },
  ageGroup: {
    title: "How old are you?",
    why: "This shop is for adults. After 60, some conditions need a doctor first.",
    needed: "Choose your age.",
  },
  healthConditions: {
    title: "Do any of these apply to you?",
    why: "With some conditions, these products can cause harm, so you need a professional first.",
    needed: "Choose all that apply, or “None of these”.",
  },
  glpExperience: {
    title: "Have you used GLP-1 medicines?",
    why: "Tirzepatide and semaglutide act on the GLP‑1 receptor. Their labels start low and increase in steps.",
    needed: "Choose your experience.",
  },
  treatmentApproach: {
    title: "How would you like to approach this?",
    why: "It tells us how closely to involve a doctor. Less supervision never removes a warning.",
    needed: "Choose one answer.",
  },
};

export const assessmentMessages = {
  title: "Wellness assessment",
  description:
    "Answer a few short questions about your goal and health, and see your result with reasons. Nothing is stored unless you save it.",
  lastTitle: "Two last questions",
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  progress: "Assessment progress",
  why: "Why we ask",
  name: "Your name",
  email: "Email",
  optional: "Optional",
  several: "Choose all that apply.",
  previous: "Previous",
  next: "Next",
  complete: "Complete",
  check: "Something is missing",
  privacy:
    "Your answers stay encrypted in this browser for 24 hours. We store nothing unless you save your result.",
  startOver: "Clear my answers",
  openKept: "View the result saved in this browser",
  cleared: "Answers cleared.",
  notUnderstood: "We couldn’t read this form. Please answer the question again.",

  preview:
    "Only staff who review the texts can see this page. Shoppers will see it once a clinician’s review is recorded.",
  toTexts: "Read all texts",
  closed: {
    title: "The assessment isn’t open right now",
    text: "Its questions and results are about health, so a clinician must review them first. That review isn’t done yet.",
    more: "In the meantime, book a consultation, browse products or read the FAQ. For your own health, your doctor is the best person to ask.",
    resultText:
      "A clinician must review this result’s text again before we show it. Talk to a doctor before you use anything.",
    consultation: "Book a consultation",
    products: "Browse products",
    faq: "Read the FAQ",
  },

  stop: {
    title: "This assessment is for adults",
    text: "You told us you’re under 18. Our products are only for people aged 18 or older, so the assessment ends here. We didn’t store any of your answers.",
    next: "If your weight, skin or energy worries you, talk to a parent, a school nurse or a doctor. They’re there to help.",
    crisis:
      "If you feel very low, call the National Center for Mental Health, day or night: 1553 or 0917-899-8727.",
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
  `I agree that ${shop} stores my answers and this result, which are health data, so that I can read them again, and so that a clinician of the shop or its administrator can read them to advise me. Each view is recorded.`;

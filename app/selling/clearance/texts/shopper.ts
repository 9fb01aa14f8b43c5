import {
  MOST_UNITS,
  type Condition,
  type NONE,
  type RequestState,
} from "../rules/clearance-terms.ts";

export const unitsWords = (units: number) => (units === 1 ? "1 unit" : `${units} units`);

/** The consent text under a request. */
export const consentWording = (site: string) =>
  `I agree that ${site} stores these answers about my health and shows them to the clinician who decides on my request. I can withdraw my consent at any time in my account, and the answers are then deleted.`;

export const conditionLabels: Record<Condition | typeof NONE, string> = {
  diabetes: "Diabetes, any type",
  insulin_sulfonylurea: "I use insulin or a sulfonylurea",
  thyroid_cancer: "Thyroid cancer, now or in the past",
  men2_family_mtc: "MEN 2, or medullary thyroid cancer in my family",
  pancreatitis: "Pancreatitis, now or in the past",
  gallbladder: "Gallbladder disease",
  bowel: "Severe stomach or bowel disease",
  heart_disease: "Heart disease",
  kidney_liver: "Kidney or liver disease",
  cancer: "Cancer, now or in the past",
  mood: "Depression or suicidal thoughts, now or in the past",
  eating_disorder: "An eating disorder, now or in the past",
  pregnancy: "I am pregnant or plan to be",
  breastfeeding: "I am breastfeeding",
  surgery: "Planned surgery or sedation",
  allergy: "A serious allergy to a medicine or an injection",
  none: "None of these",
};

export const askMessages = {
  title: (product: string) => `Request approval for ${product}`,
  approvalTitle: (product: string) => `Approval for ${product}`,
  lead: (product: string) =>
    `You need a clinician’s approval to order ${product}. Answer a few questions, and one of our clinicians will review them. We’ll email you the decision.`,
  check: "Please check your answers",
  units: "How many units would you like?",
  unitsHint: `From 1 to ${MOST_UNITS}. The clinician may approve fewer.`,
  purpose: "What do you want to use it for?",
  purposeHint: "Your goal, and what you have tried so far.",
  medicines: "Which medicines and supplements do you take?",
  medicinesHint: "Include doses if you know them. If you take none, enter “none”.",
  conditions: "Do any of these apply to you?",
  conditionsHint: "Select all that apply, or None of these.",
  assessment: (date: string) => `Your assessment from ${date}`,
  assessmentText:
    "The clinician will review your assessment, so you don’t have to answer the health questions again.",
  assessmentSee: "View assessment",
  answerAfresh: "Answer the questions instead",
  savedInstead: "Use my saved assessment instead",
  privacy: "Privacy notice",
  more: "See our",
  send: "Send request",
  emergency:
    "Don’t use this form for emergencies. In an emergency, call 911 or go to the nearest emergency room.",
  sent: "Request sent. We’ll email you as soon as a clinician has decided.",
  waitsAlready: "You’ve already requested this. A clinician will decide on that request.",
  back: "Back to the product",

  noClinicianTitle: "Approvals aren’t available right now",
  noClinician: (product: string) =>
    `None of our clinicians can review requests right now, so you can’t order ${product}.`,
  noClinicianNext: "Talk to your own doctor, or contact us.",
  contact: "Contact us",

  openTitle: {
    asked: "Your request is under review",
    to_talk: "Please talk to a clinician first",
  },
  openFurther: {
    asked: "Your request for more is under review",
    to_talk: "About your request for more: please talk to a clinician first",
  },
  openText: {
    asked: "We’ll email you when a clinician has decided.",
    to_talk: "A clinician would like to talk to you before deciding. Please book a consultation.",
  },
  book: "Book a consultation",
  own: "See your requests",

  approvedTitle: (product: string) => `${product} is approved for you`,
  approvedText: (left: string, lastDay: string) =>
    `You can order up to ${left}, in one order, by ${lastDay}. Stay signed in to this account.`,
  askMore: "Request more",

  errors: {
    units: `Enter a whole number from 1 to ${MOST_UNITS}.`,
    purpose: "Tell the clinician what you want to use the product for.",
    medicines: "Enter the medicines you take, or “none”.",
    conditions: "Select all that apply, or None of these.",
    notBoth: "Select None of these only if nothing else applies.",
    consent: "Check this box so the clinician can read your answers.",
    long: (most: number) => `Use at most ${most} characters.`,
    unusual: "This contains characters we can’t store. Please remove them.",
    assessment: "This assessment is no longer available. Please answer the questions.",
  },
  refused: {
    forbidden: "Please sign in first.",
    not_for_sale: "This product is no longer sold.",
    not_needed: "This product no longer needs approval. You can order it.",
    no_clinician: "None of our clinicians can review requests right now. Please try again later.",
  },
} as const;

export const ownMessages = {
  tab: "Clearance",
  title: "Your approvals",
  lead: "Products that need a clinician’s approval before you can order them.",
  none: "No approval requests yet",
  noneHint: "Some products need a clinician’s approval. You can request it on the product’s page.",
  browse: "Browse products",
  about: (units: number, date: string) => `${unitsWords(units)}, requested ${date}`,
  state: {
    asked: "Under review",
    to_talk: "Consultation needed",
    approved: "Approved",
    declined: "Not approved",
    withdrawn: "Withdrawn",
    expired: "Expired",
  } satisfies Record<RequestState, string>,
  next: {
    asked: "You don’t need to do anything. We’ll email you when a clinician has decided.",
    to_talk: "The clinician would like to talk to you before deciding. Please book a consultation.",
    declined: "You can’t order this product. A doctor can help you find an alternative.",
    withdrawn: "You withdrew this request. You can request approval again.",
    expired: "This request expired. You can request approval again.",
  },
  approved: (left: string, lastDay: string) => `${left} left to order by ${lastDay}`,
  by: (name: string) => `Approved by ${name}`,
  usedUp: "You’ve ordered everything that was approved.",
  over: "This approval has expired. You can request approval again.",
  wrote: (answer: string) => `The clinician wrote: ${answer}`,
  order: (product: string) => `Order ${product}`,
  askAgain: (product: string) => `Request ${product} again`,
  book: "Book a consultation",
  withdraw: "Withdraw request",
  withdrawOf: (product: string) => `Withdraw request for ${product}`,
  giveUp: "Cancel approval",
  giveUpOf: (product: string) => `Cancel approval for ${product}`,
  withdrawn: "Withdrawn.",
  notNow: "This request has already ended. You can request approval again.",
  notUnderstood: "We couldn’t read this form. Please reload the page and try again.",
  consentTitle: "Delete your answers",
  consentText:
    "We store your answers with your consent. If you withdraw it, we delete the answers, withdraw open requests and end approvals.",
  delete: "Withdraw consent and delete answers",
  deleted: "We’ve deleted your answers.",
} as const;

import {
  MOST_UNITS,
  type Condition,
  type NONE,
  type RequestState,
} from "../rules/clearance-terms.ts";

export const unitsWords = (units: number) => (units === 1 ? "1 unit" : `${units} units`);

/** The consent text under a request. */
export const consentWording = (site: string) =>
  `I agree that ${site} stores these answers about my health and shows them to the clinician who decides on my request. I can withdraw this at any time in my account, and then they are deleted.`;

export const conditionLabels: Record<Condition | typeof NONE, string> = {
  diabetes: "Diabetes, any type",
  insulin_sulfonylurea: "I use insulin or a sulfonylurea",
  thyroid_cancer: "Thyroid cancer, now or before",
  men2_family_mtc: "MEN 2, or medullary thyroid cancer in my family",
  pancreatitis: "Pancreatitis, now or before",
  gallbladder: "Gallbladder disease",
  bowel: "Severe stomach or bowel disease",
  heart_disease: "Heart disease",
  kidney_liver: "Kidney or liver disease",
  cancer: "Cancer, now or before",
  mood: "Depression or suicidal thoughts, now or before",
  eating_disorder: "An eating disorder, now or before",
  pregnancy: "I am pregnant or plan to be",
  breastfeeding: "I am breastfeeding",
  surgery: "Surgery or sedation is planned",
  allergy: "A serious allergy to a medicine or an injection",
  none: "None of these",
};

export const askMessages = {
  title: (product: string) => `Ask a clinician about ${product}`,
  approvalTitle: (product: string) => `Approval of ${product}`,
  lead: (product: string) =>
    `${product} needs a clinician’s approval for you in person. Answer a few questions, and a clinician of the shop reads them and decides. You are told by email.`,
  read: (product: string) => `Read about ${product}`,
  check: "Please check your answers",
  units: "How many units would you like?",
  unitsHint: `From 1 to ${MOST_UNITS}. The clinician may approve fewer.`,
  purpose: "What do you want to use it for?",
  purposeHint: "Your goal, and what you have tried so far.",
  medicines: "Which medicines and supplements do you take?",
  medicinesHint: "With their doses, as far as you know them. If you take none, write “none”.",
  conditions: "Does any of this apply to you?",
  conditionsHint: "Choose all that apply, or None of these.",
  assessment: (date: string) => `Your assessment of ${date}`,
  assessmentText:
    "The clinician reads it with your request, so we do not ask about your health again.",
  assessmentSee: "See what it says",
  answerAfresh: "Answer afresh instead",
  savedInstead: "Use my saved assessment instead",
  privacy: "Privacy notice",
  more: "More in our",
  send: "Send to a clinician",
  emergency:
    "This is not for emergencies. In an emergency, call 911 or go to the nearest emergency room.",
  sent: "Your request is sent. We email you as soon as a clinician has decided.",
  waitsAlready: "You asked for this already. A clinician will decide on that request.",
  back: "Back to the product",

  noClinicianTitle: "The shop cannot give approvals at present",
  noClinician: (product: string) =>
    `No clinician of the shop can decide at the moment, so ${product} cannot be ordered. We do not take requests that no one would answer.`,
  noClinicianNext: "Talk to your own doctor about it, or ask us.",
  contact: "Ask us",

  openTitle: {
    asked: "A clinician looks at your request",
    to_talk: "Please talk to a clinician first",
  },
  openText: {
    asked: "You have asked for this, and there is no decision yet. We email you when there is.",
    to_talk: "A clinician would like to talk to you before deciding. Please book a consultation.",
  },
  book: "Book a consultation",
  own: "See your requests",

  approvedTitle: (product: string) => `${product} is approved for you`,
  approvedText: (left: string, lastDay: string) =>
    `You can order up to ${left} in one order until ${lastDay}, signed in to this account.`,
  addTitle: "Add it to your cart",
  variant: "Which one",
  soldOut: "It is out of stock at the moment.",
  askMore: "Ask for more",

  errors: {
    units: `Enter a whole number from 1 to ${MOST_UNITS}.`,
    purpose: "Tell the clinician what you want to use it for.",
    medicines: "Write which medicines you take, or “none”.",
    conditions: "Choose what applies to you, or None of these.",
    notBoth: "None of these cannot go together with another answer.",
    consent: "The clinician can only read your answers if you agree to this.",
    long: (most: number) => `Use ${most} characters at most.`,
    unusual: "It contains characters that we cannot store.",
    assessment: "This assessment is not there any more. Please answer the questions.",
  },
  refused: {
    forbidden: "Please sign in first.",
    not_for_sale: "This product is no longer sold.",
    not_needed: "This product does not need an approval any more. You can order it.",
    no_clinician: "No clinician of the shop can decide at the moment. Please try again later.",
  },
} as const;

export const ownMessages = {
  tab: "Clearance",
  title: "Your approvals",
  lead: "Products that a clinician has to approve for you before you can order them.",
  none: "You have not asked for an approval",
  noneHint:
    "Some products need a clinician’s approval. On the page of such a product you can ask for it.",
  browse: "Browse products",
  about: (units: number, date: string) => `${unitsWords(units)}, asked on ${date}`,
  state: {
    asked: "A clinician looks at it",
    to_talk: "A talk comes first",
    approved: "Approved",
    declined: "Not approved",
    withdrawn: "Withdrawn",
    expired: "Ended",
  } satisfies Record<RequestState, string>,
  next: {
    asked: "There is nothing for you to do. We email you when a clinician has decided.",
    to_talk:
      "The clinician would like to talk to you. Book a consultation, and they decide after it.",
    declined: "It cannot be ordered. A doctor can help you to find what suits you.",
    withdrawn: "You withdrew it. You can ask again.",
    expired: "It is over. You can ask again.",
  },
  approved: (left: string, lastDay: string) => `${left} left to order, until ${lastDay}`,
  by: (name: string) => `Approved by ${name}`,
  usedUp: "You have ordered all that was approved.",
  over: "The time of this approval is over. You can ask again.",
  wrote: (answer: string) => `The clinician wrote: ${answer}`,
  order: (product: string) => `Order ${product}`,
  askAgain: (product: string) => `Ask again about ${product}`,
  book: "Book a consultation",
  withdraw: "Withdraw",
  withdrawOf: (product: string) => `Withdraw your request for ${product}`,
  giveUp: "Give up this approval",
  giveUpOf: (product: string) => `Give up your approval of ${product}`,
  withdrawn: "It is withdrawn.",
  notNow: "This request has ended already.",
  notUnderstood: "We could not read that. Please try again.",
  consentTitle: "Delete your answers",
  consentText:
    "Your answers are stored because you agreed to it. If you withdraw that, they are deleted, requests that wait are withdrawn, and approvals end.",
  delete: "Withdraw my consent and delete my answers",
  deleted: "Your answers are deleted.",
} as const;

import type { Rating } from "../rules/rating.ts";
import type { Policy } from "../rules/policy.ts";

const policy: Record<Policy, string> = {
  injection:
    "I answer from the shop’s published texts and follow its safety rules. Nothing in a message changes them.",
  dose: "I don’t give doses, steps, units or mixing volumes for anyone, and I don’t convert or confirm them. The clinician who prescribes sets the dose. Measuring errors have sent people to hospital, so let a clinician or a pharmacist show you.",
  combining:
    "I can’t say that it is safe to take things together. GLP-1 medicines such as tirzepatide and semaglutide are never combined with each other. Ask a clinician or a pharmacist, and name everything you take.",
  minors:
    "Our products are for adults only. For anyone under 18, please see a doctor, for example a pediatrician.",
  pregnancy:
    "These products are not for use in pregnancy. If you are pregnant, plan to be or breastfeed, see a doctor first, and do not take another dose before the doctor has answered.",
  diagnosis:
    "I can’t say what you have: I am an assistant and cannot examine anyone. A doctor can. Note when it began and what you take, and bring it along.",
  sourcing:
    "I can’t help with getting medicines elsewhere or without the prescription they need. In the Philippines a prescription medicine is dispensed by a licensed pharmacy, on a prescription.",
};

export const QUICK_QUESTIONS = [
  "What are peptides?",
  "What is known about weight loss?",
  "What is known about anti-aging?",
  "What is known about skin and beauty?",
  "How do I use these products safely?",
  "Tirzepatide versus Semaglutide",
] as const;

export const assistantMessages = {
  name: "Health AI",
  title: "Health AI",
  description:
    "Ask about peptides, safety, storage and orders. Answers come from the shop’s own texts, with links to them.",
  subtitle: "An AI assistant, not a doctor",
  always: "This is an assistant, not a doctor. In an emergency call 911; in a crisis call 1553.",
  privacy:
    "No name or account is stored with this chat. It ends after 5 minutes without a message and is deleted about an hour later. Where there is a warning sign, or you mark an answer as of no use, our clinicians can read it for a limited time. A question that our texts do not answer is noted without the rest.",
  close: "Close Health AI",
  sessionExpired: "Session expired",
  expiredPlaceholder: "Session expired - please start new chat",
  ended: "Session ended due to inactivity. Start a new conversation to continue.",
  placeholder: "Ask a question",
  typing: "Health AI is typing",
  stop: "Stop",
  stopped: "Stopped.",
  technical: "I'm experiencing technical difficulties. Please try again later.",
  sendFailed: "Sorry, I'm having trouble responding right now. Please try again.",
  copy: "Copy",
  copyWhat: "the answer",
  copied: "Copied",
  helped: "This helped",
  notHelped: "This did not help",
  why: "What was wrong with it?",
  reasons: {
    other_question: "Not what I asked",
    wrong: "It seems wrong",
    unsafe: "It felt unsafe",
    unclear: "Hard to understand",
  } satisfies Record<NonNullable<Rating["reason"]>, string>,
  rated: "Thank you.",
  notRated: "This could not be saved. Please try again.",
  ratingNotFound: "This answer is not stored any more.",
  toPerson: "Talk to a person",
  takeAlong:
    "Put this conversation into the message, where I can change it before I send it. Our team will read it.",
  transcript: "My conversation with Health AI:",
  label: "Your question",
  send: "Send",
  you: "You",
  bot: "Health AI",
  sourcesTitle: "Sources",
  quickTitle: "Quick questions",
  quickQuestions: QUICK_QUESTIONS,
  suggestionsTitle: "You could ask",
  newConversation: "Start new conversation",
  call911: "Call 911",
  callCrisis: "Call 1553",
  callCrisisMobile: "Call 0917-899-8727",
  consult: "Book a consultation",
  write: "Write to us",
  conversation: "Conversation",
  expired: "Session has expired. Please start a new conversation.",
  rephrase: "I'm not sure how to respond to that. Could you rephrase your question?",
  trouble: "I'm having trouble connecting right now. Please try again in a moment.",
  tooLong: "Please ask in at most 2,000 characters.",
  messageNeeded: "Please type a question.",
  notUnderstood: "This conversation is not known. Please start a new one.",
  urgent: {
    crisis:
      "You are not alone with this. Please call the crisis line of the National Center for Mental Health now, day or night: 1553, or 0917-899-8727. If someone is in danger, call 911 and stay with them.",
    emergency:
      "Stop and get help now: call 911 or go to the nearest emergency room. Do not take another dose. If a medicine is involved, take the vial or the pack with you.",
    see_doctor:
      "Please see a doctor soon, and do not take another dose before a doctor has looked at it. If it gets worse, call 911.",
  },
  urgentInFilipino: {
    crisis:
      "Hindi ka nag-iisa. Tumawag ngayon sa NCMH crisis line: 1553 o 0917-899-8727. Kung may nasa panganib, tumawag sa 911.",
    emergency:
      "Tumawag agad sa 911 o pumunta sa pinakamalapit na emergency room. Huwag munang uminom o magturok ulit.",
    see_doctor: "Magpatingin sa doktor sa lalong madaling panahon. Kung lumala, tumawag sa 911.",
  },
  because: (reasons: readonly string[]) =>
    `Why I say this: ${reasons.map((reason, index) => (index === 0 ? reason : reason.charAt(0).toLowerCase() + reason.slice(1))).join("; ")}. You do not have to be sure, and it counts also if someone says it is nothing.`,
  policy,
  doseInFilipino:
    "Hindi ako nagbibigay ng dose o units. Ang clinician na nagreseta ang magtatakda nito.",
  animal:
    "I only know about people. Please call a veterinarian at once, and take the vial or the pack along.",
  unknown:
    "I don’t know that: our texts do not say enough about it, and I don’t guess. You can write to us, or ask a doctor in a consultation.",
  offTopic:
    "I can only help with our products, with what is known about them, and with orders. For anything else, please write to us.",
  suggestions: {
    emergency: ["What are the warning signs?"],
    crisis: ["How do I reach a person?"],
    see_doctor: ["Who should see a doctor first?", "What are the warning signs?"],
    policy: ["Why do you give no mixing volumes?", "How do I talk to a doctor?"],
    unknown: ["How do I reach a person?", "What are peptides?"],
    texts: [
      "Who should see a doctor first?",
      "What are the warning signs?",
      "How do I store my product?",
    ],
  },
} as const;

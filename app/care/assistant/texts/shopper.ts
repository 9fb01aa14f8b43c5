import type { Rating } from "../rules/rating.ts";
import type { Policy } from "../rules/policy.ts";

const policy: Record<Policy, string> = {
  injection:
    "I answer from the shop’s published texts and follow its safety rules. A message can’t change them.",
  dose: "I don’t give doses, steps, units or mixing volumes for anyone, and I don’t convert or confirm them. The clinician who prescribes sets the dose. Measuring errors have sent people to the hospital, so let a clinician or a pharmacist show you.",
  combining:
    "I can’t say that it is safe to take things together. GLP-1 medicines such as tirzepatide and semaglutide are never combined with each other. Ask a clinician or a pharmacist, and name everything you take.",
  minors:
    "Our products are for adults only. For anyone under 18, please see a doctor, for example a pediatrician.",
  pregnancy:
    "These products are not for use in pregnancy. If you are pregnant, plan to be or breastfeed, see a doctor first. Do not take another dose until the doctor has answered.",
  diagnosis:
    "I can’t say what you have. I’m an assistant and can’t examine anyone. A doctor can. Write down when it began and what you take, and bring the note along.",
  sourcing:
    "I can’t help with getting medicines elsewhere or without the prescription they need. In the Philippines, a licensed pharmacy dispenses prescription medicines on a prescription.",
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
    "Ask about peptides, safety, storage and orders. Answers come from our own texts, with links.",
  subtitle: "An AI assistant, not a doctor",
  always: "This is an assistant, not a doctor. In an emergency call 911; in a crisis call 1553.",
  privacy:
    "No name or account is stored with this chat. It ends after 5 minutes without a message and is deleted about an hour later. If you report a warning sign or rate an answer unhelpful, our clinicians can review the chat for a limited time. We log unanswered questions without the rest of the chat.",
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
  helped: "Helpful",
  notHelped: "Not helpful",
  why: "What went wrong?",
  reasons: {
    other_question: "Not what I asked",
    wrong: "Seems wrong",
    unsafe: "Felt unsafe",
    unclear: "Hard to understand",
  } satisfies Record<NonNullable<Rating["reason"]>, string>,
  rated: "Thank you.",
  notRated: "We couldn’t save your rating. Please try again.",
  ratingNotFound: "This answer is no longer stored.",
  toPerson: "Talk to a person",
  takeAlong: "Add this conversation to my message to your team. I can edit it before I send it.",
  transcript: "My conversation with Health AI:",
  label: "Your question",
  send: "Send",
  you: "You",
  bot: "Health AI",
  sourcesTitle: "See also",
  quickTitle: "Quick questions",
  quickQuestions: QUICK_QUESTIONS,
  suggestionsTitle: "You could ask",
  newConversation: "Start new conversation",
  conversation: "Conversation",
  expired: "Session has expired. Please start a new conversation.",
  rephrase: "I'm not sure how to respond to that. Could you rephrase your question?",
  trouble: "I'm having trouble connecting right now. Please try again in a moment.",
  tooLong: "Please ask in at most 2,000 characters.",
  messageNeeded: "Please type a question.",
  notUnderstood: "We can’t find this conversation. Please start a new one.",
  urgent: {
    crisis:
      "You are not alone with this. Please call the crisis line of the National Center for Mental Health now, day or night: 1553, or 0917-899-8727. If someone is in danger, call 911 and stay with them.",
    emergency:
      "Stop and get help now: call 911 or go to the nearest emergency room. Do not take another dose. If a medicine is involved, take the vial or the pack with you.",
    see_doctor:
      "Please see a doctor first, and do not take a first or another dose until then. If you are unwell and it gets worse, call 911.",
  },
  urgentInFilipino: {
    crisis:
      "Hindi ka nag-iisa. Tumawag ngayon sa NCMH crisis line: 1553 o 0917-899-8727. Kung may nasa panganib, tumawag sa 911.",
    emergency:
      "Tumawag agad sa 911 o pumunta sa pinakamalapit na emergency room. Huwag munang uminom o magturok ulit.",
    see_doctor: "Magpatingin sa doktor sa lalong madaling panahon. Kung lumala, tumawag sa 911.",
  },
  inDoubt:
    "If someone is unwell now, call 911. If you are thinking of dying, call 1553. If not, tell me more.",
  earlier: {
    crisis: "About your earlier message: the crisis line 1553 is open day and night.",
    emergency: "About your earlier message: if the warning sign is still there, call 911 now.",
    see_doctor: "About your earlier message: please see a doctor before you take another dose.",
  },
  takenBack:
    "Thank you for telling me. If it ever gets too much, the crisis line 1553 is open day and night. What would you like to know?",
  because: (reasons: readonly string[]) =>
    `Why I say this: ${reasons.map((reason, index) => (index === 0 ? reason : reason.charAt(0).toLowerCase() + reason.slice(1))).join("; ")}. You don’t have to be sure. Take it seriously even if someone tells you it’s nothing.`,
  policy,
  doseInFilipino:
    "Hindi ako nagbibigay ng dose o units. Ang clinician na nagreseta ang magtatakda nito.",
  animal:
    "I can only help with people. Call a veterinarian right away, and take the vial or the pack along.",
  unknown:
    "I don’t know. Our texts don’t say enough about that, and I don’t guess. You can write to us, or ask a doctor in a consultation.",
  guess: "I don’t know if I understood you. This may help:",
  offTopic:
    "I can only help with our products, the evidence on them, and orders. For anything else, please write to us.",
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

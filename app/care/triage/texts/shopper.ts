import type { Urgency } from "../rules/urgency.ts";

export const helpMessages = {
  call911: "Call 911",
  callCrisis: "Call 1553",
  callCrisisMobile: "Call 0917-899-8727",
  consult: "Book a consultation",
  write: "Write to us",
} as const;

type NoticeTexts = { title: string; text: string; steps: readonly string[] };

/** The advice when a text shows that its writer needs help. It names no illness. */
export const urgencyMessages: Record<Urgency, NoticeTexts> = {
  crisis: {
    title: "Please talk to someone now",
    text: "What you wrote worries us. You don’t have to face it alone.",
    steps: [
      "Call the NCMH crisis line, day or night: 1553, or 0917-899-8727.",
      "If you’re in danger now, call 911.",
      "Tell someone near you, and stay with them.",
    ],
  },
  emergency: {
    title: "Please get medical help now",
    text: "Something you wrote can be serious. Only a professional who sees you can say what it is.",
    steps: [
      "Call 911, or go to the nearest emergency room.",
      "Do not take another dose.",
      "Bring the name of the product you use, and its packaging.",
    ],
  },
  soon: {
    title: "Please talk to a doctor soon",
    text: "A professional should check something you wrote before you continue.",
    steps: [
      "Do not take another dose before then.",
      "Ask your clinician, or book a consultation.",
      "If you feel worse, call 911 or go to the nearest emergency room.",
    ],
  },
};

/** What happens with the words that were sent. */
export const receivedMessages = {
  entry: "Your entry is saved. It doesn’t alert anyone at the shop.",
  message: "We got your message, but no one may be reading it right now.",
  review: "We got your review, but no one may be reading it right now.",
  report: "We got your report, but no one may be reading it right now.",
  request: "We got your request, but no one may be reading it right now.",
  answers: "Your answers are saved, but your doctor may not read them before the visit.",
} as const;
export type Received = keyof typeof receivedMessages;

/** Shown beside words that have not reached the shop, so no rule has judged them. */
export const unwellMessage =
  "If you feel unwell now, call 911. If you think of harming yourself, call 1553. Entries that wait alert no one.";

import { savedLink } from "./shopper-saved.ts";

export const savingWording = (siteName: string): string =>
  `I agree that ${siteName} saves my conversations with Health AI in my account. They can be about my health. They are stored encrypted, for me to read alone, until I delete them or for a year at most.`;

export const savingMessages = {
  ...savedLink,
  titlePage: (page: number) => `Saved conversations, page ${page}`,
  ask: "Save conversations in my account",
  askTitle: "Save your conversations?",
  askText:
    "Then you find in your account what you asked and what was answered, to read again or to show to a doctor.",
  askPoints: [
    "Each conversation that you have while you are signed in is saved by itself.",
    "You read them alone: none of our pages shows them to our staff.",
    "You can delete each of them, or stop and delete all, at any time.",
  ],
  more: "How we handle your data:",
  privacyNotice: "privacy notice",
  agreeNeeded: "Please tick the box if you agree.",
  start: "Save conversations",
  agreed: "Your conversations are saved from now on.",
  on: "Saved in your account.",
  seeAll: "See all",
  ofSaved: "saved conversations",
  see: "See saved conversations",
  privacy:
    "Your conversations are saved in your account, encrypted, for you to read alone. Apart from that, where there is a warning sign, or you mark an answer as of no use, our clinicians can read that conversation for a limited time, without your name. A question that our texts do not answer is noted without the rest.",
  notAgreed: "This was not done. Please sign in and try again.",
  notSaved: "This answer is not saved in your account.",
  none: "Nothing is saved yet",
  noneText: "The next question that you ask while you are signed in appears here.",
  askHealthAi: "Ask Health AI",
  began: (when: string, questions: number) =>
    `${when} · ${questions} ${questions === 1 ? "question" : "questions"}`,
  unreadable: "This can’t be opened, as the shop’s key has changed.",
  terms: (days: number, most: string) =>
    `What you do not delete is deleted after ${days} days. The newest ${most} answers are saved.`,
  newer: "Newer conversations",
  older: "Older conversations",
  pages: "Pages of conversations",
  back: "Back to saved conversations",
  backToProfile: "Back to your profile",
  conversationOf: (when: string) => `Conversation of ${when}`,
  copy: "Copy",
  copyWhat: "the conversation",
  copied: "Copied",
  asItWas: "These are the answers of that day. What is known may have changed since.",
  remove: "Delete this conversation",
  removeText: "It is deleted from your account at once, and can’t be brought back.",
  removeNow: "Delete",
  removed: "The conversation is deleted.",
  notFound: "This conversation is not saved any more.",
  stopTitle: "Stop saving",
  stop: "Stop saving and delete all",
  stopText:
    "No conversation is saved from then on, and every saved one is deleted at once. You can download them first:",
  yourData: "Your data",
  stopNow: "Stop and delete all",
  stopped: "Nothing is saved any more, and all saved conversations are deleted.",
  forbidden: "Please sign in again.",
  notUnderstood: "This form arrived incomplete. Please send it again.",
} as const;

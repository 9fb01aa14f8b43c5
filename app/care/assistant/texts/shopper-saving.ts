import { savedLink } from "./shopper-saved.ts";

export const savingWording = (siteName: string): string =>
  `I agree that ${siteName} saves my conversations with Health AI in my account. They may be about my health. They are stored encrypted, only I can read them in my account, and they are kept until I delete them or for at most a year.`;

export const savingMessages = {
  ...savedLink,
  titlePage: (page: number) => `Saved conversations, page ${page}`,
  ask: "Save conversations in my account",
  askTitle: "Save your conversations?",
  askText:
    "You can then read your questions and answers again in your account, or show them to a doctor.",
  askPoints: [
    "Each conversation you have while signed in is saved automatically.",
    "Only you can read them. None of our pages shows them to our staff.",
    "You can delete any of them, or stop and delete them all, at any time.",
  ],
  more: "How we handle your data:",
  privacyNotice: "privacy notice",
  agreeNeeded: "Check the box if you agree.",
  start: "Save conversations",
  agreed: "Your conversations will be saved from now on.",
  on: "Saved in your account.",
  seeAll: "View all",
  ofSaved: "saved conversations",
  see: "View saved conversations",
  privacy:
    "Your conversations are saved in your account, encrypted, for only you to read. If you report a warning sign or rate an answer unhelpful, our clinicians can also review that conversation for a limited time, without your name. We log unanswered questions without the rest of the conversation.",
  notAgreed: "That didn’t work. Please sign in and try again.",
  notSaved: "This answer wasn’t saved in your account.",
  none: "No saved conversations yet",
  noneText: "Your next question while signed in will appear here.",
  askHealthAi: "Ask Health AI",
  began: (when: string, questions: number) =>
    `${when} · ${questions} ${questions === 1 ? "question" : "questions"}`,
  unreadable: "This can’t be opened because the shop’s key has changed.",
  terms: (days: number, most: string) =>
    `We delete conversations after ${days} days. We keep your newest ${most} answers.`,
  newer: "Newer conversations",
  older: "Older conversations",
  pages: "Pages of conversations",
  back: "Back to saved conversations",
  backToProfile: "Back to your profile",
  conversationOf: (when: string) => `Conversation on ${when}`,
  copy: "Copy",
  copyWhat: "the conversation",
  copied: "Copied",
  asItWas: "These answers are from that day. The evidence may have changed since.",
  remove: "Delete this conversation",
  removeText: "We delete it from your account right away. You can’t undo this.",
  removeNow: "Delete",
  removed: "Conversation deleted.",
  notFound: "This conversation is no longer saved.",
  stopTitle: "Stop saving",
  stop: "Stop saving and delete all",
  stopText:
    "We stop saving and delete all your saved conversations right away. You can download them first:",
  yourData: "Your data",
  stopNow: "Stop and delete all",
  stopped: "Saving is off, and all saved conversations are deleted.",
  forbidden: "Please sign in again.",
  notUnderstood: "The form arrived incomplete. Please send it again.",
} as const;

import { listWords } from "#app/lib/list-words.ts";

export const erasureMail = {
  hello: "Hello,",
  footer:
    "You get this email because it’s about your personal data. We never ask for your password.",
  open: "Open your data",
  write: "Write to us",
  shop: "Open our shop",
  asked: (when: string) => ({
    subject: "Your account will be deleted",
    paragraphs: [
      `You asked us to delete your account. We’ll delete it on ${when}. Until then, it works as usual.`,
      "Want to keep it? Sign in before then, open your data and press “Keep my account”.",
      "Not you? Sign in, keep the account and choose a new password right away.",
    ],
  }),
  askedForGuest: (when: string) => ({
    subject: "Your data will be deleted",
    paragraphs: [
      `You asked us to delete your data. We’ll delete it on ${when}.`,
      "Changed your mind, or wasn’t it you? Write to us before then, and we’ll keep your data.",
    ],
  }),
  waits: (what: readonly string[]) => ({
    subject: "Your data isn’t deleted yet",
    paragraphs: [
      `We were about to delete your data, but something is still open: ${listWords(what)}.`,
      "We check every hour. Once this is settled, we’ll delete your data without asking again.",
    ],
  }),
  done: {
    subject: "Your data is deleted",
    paragraphs: [
      "We deleted your data, as you asked. The order records we must keep by law no longer show your name, address or contact details.",
      "We can no longer tell you if something you bought is recalled. Check the batch’s page from time to time.",
      "This is our last email to you. We’re deleting this address too.",
    ],
  },
} as const;

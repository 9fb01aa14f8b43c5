import { listWords } from "#app/lib/list-words.ts";

export const erasureMail = {
  hello: "Hello,",
  footer: "You get this email because it is about your own data. We never ask for your password.",
  open: "Open your data",
  write: "Write to us",
  shop: "Open our shop",
  asked: (when: string) => ({
    subject: "Your account will be deleted",
    paragraphs: [
      `you asked us to delete your account. That happens on ${when}. Until then it works as before.`,
      "Want to keep it? Sign in before then, open your data, and press “Keep my account”.",
      "Not you? Sign in, keep the account, and choose a new password right away.",
    ],
  }),
  askedForGuest: (when: string) => ({
    subject: "Your data will be deleted",
    paragraphs: [
      `you asked us to delete what we know about you. That happens on ${when}.`,
      "Changed your mind, or was it not you? Write to us before then, and we keep your data.",
    ],
  }),
  waits: (what: readonly string[]) => ({
    subject: "Your data is not deleted yet",
    paragraphs: [
      `we were about to delete your data, but something is still open: ${listWords(what)}.`,
      "We try again every hour. Once it is settled, your data is deleted without another question.",
    ],
  }),
  done: {
    subject: "Your data is deleted",
    paragraphs: [
      "as you asked, we deleted your data. What the law makes us keep of your orders no longer has your name, your address or how to reach you.",
      "We can no longer tell you if something you bought is recalled: look at the page of its lot from time to time.",
      "This is our last email to you, and we delete this address with it.",
    ],
  },
} as const;

/** Texts of every list of waiting entries. */
export const queueWords = {
  why: {
    no_answer: "We can’t reach the shop. These are sent automatically when we can.",
    busy: "The shop is busy. These are sent again automatically.",
    signed_out: "You’re signed out. Sign in to send these.",
  },
  signIn: "Sign in",
  notSent: "Not sent yet",
  refused: "Rejected",
  discard: "Discard",
} as const;

/** Texts of every list of waiting entries. */
export const queueWords = {
  why: {
    no_answer: "There is no answer from the shop. They are sent by themselves once there is.",
    busy: "The shop is busy. They are sent again by themselves.",
    signed_out: "You are signed out. Sign in, and they are sent.",
  },
  signIn: "Sign in",
  notSent: "Not sent yet",
  refused: "Not taken",
  discard: "Discard",
} as const;

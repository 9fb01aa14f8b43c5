/** What a mail about an account says. */
export type AccountWords = {
  subject: string;
  text: string;
  /** What to do when somebody else was behind it. */
  notYou: string;
  action: string;
};

export const accountMail = {
  hello: "Hello,",
  footer:
    "You get this mail because of an account at our shop. Nobody there will ask for your password.",
  confirm: {
    subject: "Confirm your email",
    text: "somebody, hopefully you, created an account with this email. Open the link and enter the password you chose. The link works for 24 hours.",
    notYou: "If it was not you, do nothing: without you the account stays closed.",
    action: "Confirm your email",
  },
  exists: {
    subject: "You already have an account",
    text: "somebody tried to create an account with this email, but there is one already. If it was you, sign in, or choose a new password.",
    notYou: "If it was not you, there is nothing to do. Nobody got in.",
    action: "Choose a new password",
  },
  reset: {
    subject: "Choose a new password",
    text: "somebody asked for a new password for your account. The link works once, for one hour.",
    notYou: "If it was not you, do nothing: your password stays as it is.",
    action: "Choose a new password",
  },
  changed: {
    subject: "Your password was changed",
    text: "the password of your account was just changed, and every other device was signed out. If it was you, there is nothing to do.",
    notYou: "If it was not you, choose a new password at once: whoever did it can read your mail.",
    action: "I did not do this",
  },
  link: {
    subject: "Your link to sign in",
    text: "somebody, hopefully you, asked for a link that signs in to your account. It works once, for 15 minutes.",
    notYou: "If it was not you, do nothing: nobody gets in without this mail.",
    action: "Sign In",
  },
  device: {
    subject: "Your account was opened on a new device",
    text: "somebody just signed in to your account in a browser that we did not know. If it was you, there is nothing to do.",
    notYou: "If it was not you, choose a new password at once and tell the shop's owner.",
    action: "I did not do this",
  },
  guessed: {
    subject: "Somebody is guessing your password",
    text: "many wrong passwords were tried for your account, and none of them opened it. On a device you have used before you sign in as always. On any other you may have to wait for up to an hour, or you sign in by a link that we mail you.",
    notYou:
      "If your password is a short one, or one that you use elsewhere too, please choose another.",
    action: "Mail me a link",
  },
  google: {
    subject: "You can now sign in with Google",
    text: "somebody with the Google account of this email just signed in to your account. From now on you can use Google or your password.",
    notYou:
      "If it was not you, choose a new password for your Google account at once, then for this one: whoever did it can read your mail.",
    action: "I did not do this",
  },
} as const;

import type { MailKind } from "#app/running/mailing/rules/mail-kinds.ts";

export type AccountWords = {
  kind: MailKind;
  subject: string;
  text: string;
  /** Advice for a reader who did not cause the mail. */
  notYou: string;
  action: string;
};

export const accountMail = {
  hello: "Hello,",
  footer:
    "You get this email because you have an account at our shop. We never ask for your password.",
  confirm: {
    kind: "account-confirm",
    subject: "Confirm your email",
    text: "you (or someone using your email) created an account at our shop. Open the link and enter the password you chose. The link works for 24 hours.",
    notYou: "Not you? Ignore this email. The account stays inactive.",
    action: "Confirm your email",
  },
  exists: {
    kind: "account-exists",
    subject: "You already have an account",
    text: "someone tried to create an account with this email, but there already is one. If it was you, sign in or choose a new password.",
    notYou: "Not you? There is nothing to do. No one got in.",
    action: "Choose a new password",
  },
  reset: {
    kind: "account-reset",
    subject: "Choose a new password",
    text: "someone asked for a new password for your account. The link works once, for one hour.",
    notYou: "Not you? Ignore this email. Your password stays the same.",
    action: "Choose a new password",
  },
  changed: {
    kind: "account-changed",
    subject: "Your password was changed",
    text: "the password of your account was just changed, and every other device was signed out. If it was you, there is nothing you need to do.",
    notYou:
      "Not you? Choose a new password right away, and secure your mailbox too. Whoever did this can read your email.",
    action: "I did not do this",
  },
  link: {
    kind: "account-link",
    subject: "Your link to sign in",
    text: "you (or someone using your email) asked for a link that signs in to your account. It works once, for 15 minutes.",
    notYou: "Not you? Ignore this email. No one can sign in without it.",
    action: "Sign In",
  },
  device: {
    kind: "account-device",
    subject: "Your account was opened on a new device",
    text: "someone just signed in to your account in a browser we did not know. If it was you, there is nothing to do.",
    notYou: "Not you? Choose a new password right away and tell us.",
    action: "I did not do this",
  },
  guessed: {
    kind: "account-guessed",
    subject: "Someone is guessing your password",
    text: "someone tried many wrong passwords for your account. None of them worked. On a device you have used before, you can sign in as usual. On any other device you may have to wait up to an hour, or you can sign in with a link that we email you.",
    notYou: "If your password is short, or you use it elsewhere, please choose another one.",
    action: "Email me a link",
  },
  allowEmail: {
    kind: "account-allow-email",
    subject: "Do you want another email for your account?",
    text: "someone who is signed in to your account asked to give it another email. Open the link to see which, and to allow or to stop it. It works for 24 hours.",
    notYou: "Not you? Open the link and stop it, then choose a new password.",
    action: "Allow or stop it",
  },
  confirmNewEmail: {
    kind: "account-confirm-new-email",
    subject: "Confirm the new email of your account",
    text: "someone asked to use this email for their account at our shop. Open the link to confirm that it is yours. It works for 24 hours.",
    notYou:
      "Not you? Ignore this email, or open the link and stop it. Without you nothing changes.",
    action: "Confirm this email",
  },
  emailInUse: {
    kind: "account-email-in-use",
    subject: "This email already has an account",
    text: "someone asked to use this email for another account at our shop. It already has one, so nothing was changed.",
    notYou: "Not you? There is nothing to do. No one got in.",
    action: "Sign In",
  },
  emailChanged: {
    kind: "account-email-changed",
    subject: "The email of your account was changed",
    text: "your account now has another email, as both mailboxes confirmed. From now on you sign in with the new one, and our emails about your account go there.",
    notYou: "Not you? Write to us right away, and secure your mailbox.",
    action: "Contact Support",
  },
  google: {
    kind: "account-google",
    subject: "You can now sign in with Google",
    text: "someone just signed in to your account with the Google account of this email. From now on you can use Google or your password.",
    notYou:
      "Not you? Choose a new password for your Google account right away, then for this one. Whoever did this may be able to read your email.",
    action: "I did not do this",
  },
} as const satisfies Record<string, string | AccountWords>;

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
    text: "You (or someone using your email) created an account at our shop. Open the link and enter the password you chose. The link works for 24 hours.",
    notYou: "Not you? Ignore this email. The account stays inactive.",
    action: "Confirm your email",
  },
  exists: {
    kind: "account-exists",
    subject: "You already have an account",
    text: "Someone tried to create an account with this email, but it already has one. If it was you, sign in or choose a new password.",
    notYou: "Not you? You don’t need to do anything. No one got in.",
    action: "Choose a new password",
  },
  reset: {
    kind: "account-reset",
    subject: "Choose a new password",
    text: "Someone requested a new password for your account. The link works once, for one hour.",
    notYou: "Not you? Ignore this email. Your password stays the same.",
    action: "Choose a new password",
  },
  changed: {
    kind: "account-changed",
    subject: "Your password was changed",
    text: "Your account’s password was just changed, and all other devices were signed out. If it was you, you don’t need to do anything.",
    notYou:
      "Not you? Choose a new password right away, and secure your mailbox too. The person who did this can read your email.",
    action: "This wasn’t me",
  },
  link: {
    kind: "account-link",
    subject: "Your sign-in link",
    text: "You (or someone using your email) requested a link to sign in to your account. It works once, for 15 minutes.",
    notYou: "Not you? Ignore this email. No one can sign in without it.",
    action: "Sign In",
  },
  device: {
    kind: "account-device",
    subject: "New sign-in to your account",
    text: "Someone just signed in to your account in a browser we didn’t recognize. If it was you, you don’t need to do anything.",
    notYou: "Not you? Choose a new password right away and tell us.",
    action: "This wasn’t me",
  },
  guessed: {
    kind: "account-guessed",
    subject: "Someone is guessing your password",
    text: "Someone tried many wrong passwords for your account. None of them worked. On a device you’ve used before, sign in as usual. On any other device you may have to wait up to an hour, or you can sign in with a link we email you.",
    notYou: "If your password is short, or you use it elsewhere, please choose another one.",
    action: "Email me a link",
  },
  allowEmail: {
    kind: "account-allow-email",
    subject: "Approve a new email for your account",
    text: "Someone signed in to your account asked to change its email. Open the link to see the new email, and to approve or cancel the change. It works for 24 hours.",
    notYou: "Not you? Open the link and cancel the change, then choose a new password.",
    action: "Review the change",
  },
  confirmNewEmail: {
    kind: "account-confirm-new-email",
    subject: "Confirm your account’s new email",
    text: "Someone asked to use this email for their account at our shop. Open the link to confirm that it’s yours. It works for 24 hours.",
    notYou:
      "Not you? Ignore this email, or open the link and cancel the change. Nothing changes without you.",
    action: "Confirm this email",
  },
  emailInUse: {
    kind: "account-email-in-use",
    subject: "This email already has an account",
    text: "Someone asked to use this email for another account at our shop. It already has one, so nothing was changed.",
    notYou: "Not you? You don’t need to do anything. No one got in.",
    action: "Sign In",
  },
  emailChanged: {
    kind: "account-email-changed",
    subject: "Your account’s email was changed",
    text: "Your account now has a new email, as both mailboxes confirmed. Sign in with it from now on. Our emails about your account go there.",
    notYou: "Not you? Write to us right away, and secure your mailbox.",
    action: "Contact Support",
  },
  google: {
    kind: "account-google",
    subject: "You can now sign in with Google",
    text: "Someone just signed in to your account with the Google account for this email. From now on you can use Google or your password.",
    notYou:
      "Not you? Choose a new password for your Google account right away, then for this one. The person who did this may be able to read your email.",
    action: "This wasn’t me",
  },
} as const satisfies Record<string, string | AccountWords>;

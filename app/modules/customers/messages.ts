import type { PasswordRule } from "./rules/password-level.ts";

export const accountMessages = {
  invalidEmail: "Invalid email address",
  shortPassword: "Password must be at least 6 characters",
  longPassword: "Password must be at most 128 characters",
  commonPassword:
    "This password is one of the first that anybody would guess. Please choose another.",
  /** What a password lacks that the shop's owner asks for. */
  weakPassword: {
    length: (rule: PasswordRule) => `Password must be at least ${rule.minLength} characters`,
    number: () => "Password must contain a number",
    symbol: () => "Password must contain a symbol, such as ! or -",
    own_words: () =>
      "This password is made of the shop's own words, which anybody would guess. Please choose another.",
  },
  longName: "Please use at most 100 characters",
  oddName: "Please use letters only",
  wrongPassword: "Invalid email or password",
  unconfirmed: "Please check your email and click the confirmation link",
  taken: "An account with this email already exists",
  checkEmail: "Please check your email to confirm your account",
  unexpected: "An unexpected error occurred",
  welcome: "Welcome!",
  welcomeBack: "Welcome back!",
  google: "Continue with Google",
  googleFailedLead: "Google sign-in failed: ",
  googleFailed: {
    denied: "you did not allow it there. Nothing was changed.",
    other_browser:
      "it took too long, or was started in another browser or window. Please try again.",
    unverified: "Google has not confirmed your email. Please sign in with a password.",
    unavailable: "Google did not answer as it should. Please try again in a few minutes.",
    not_admitted: "your account could not be opened just now. Please try again.",
    no_google: "this shop does not offer it. Please sign in with a password.",
  },
  signedOutEverywhere: "You are signed out on every device",
  tooManyTries: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or sign in by a link that we mail you.`,
  tooManyAccounts: (minutes: number) =>
    `Too many new accounts from your network. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,

  tabs: "Sign in or sign up",
  signIn: "Sign In",
  signUp: "Sign Up",
  join: "Join as Customer",
  email: "Email",
  password: "Password",
  newPassword: "New password",
  firstName: "First name",
  lastName: "Last name",
  optional: "Optional",
  passwordHint: ({ minLength, number, symbol }: PasswordRule) =>
    [
      `Must be at least ${minLength} characters`,
      ...(number ? [symbol ? "with a number and a symbol" : "with a number"] : []),
    ].join(", "),
  marketing: "Send me news and offers by email.",
  forgot: "Forgot your password?",
  home: "Back to Home",
  contactSupport: "Contact Support",
  backToSignIn: "Back to sign in",
  resend: "Send the link again",

  oddPhone: "Please use a number such as 0917 123 4567, or one abroad with + and its country code",
  currentPasswordMissing: "Please enter your current password",
  currentPasswordWrong: "This is not your current password",
  profile: {
    title: "Profile",
    tab: "Profile",
    orders: "Orders",
    tabs: "Your portal",
    details: "Your details",
    fixedEmail: "It is your name for signing in, so it stays as it is.",
    phone: "Phone",
    save: "Save details",
    saved: "Profile updated successfully",
    failed: "Failed to update profile",
    news: "News and offers",
    newsLead:
      "Only if you want them. You can change your mind at any time; mails about your orders come either way.",
    saveNews: "Save choice",
    newsOn: "You will get our news and offers.",
    newsOff: "You will get no more news and offers.",
    security: "Sign-in and security",
    currentPassword: "Current password",
    changePassword: "Change password",
    passwordChanged: "Your password is changed. Every other device is signed out.",
    noPassword:
      "You sign in with Google. If you would like a password as well, we send you a link to choose one.",
    choosePassword: "Choose a password",
    everywhere: "Sign out everywhere",
    everywhereLead: "Ends your session here and on every other device.",
  },

  confirmTitle: "Confirm your email",
  confirmLead: "Enter the password you chose. It shows that the account is yours.",
  confirm: "Confirm and sign in",
  confirmed: "Your email is confirmed. Welcome!",
  wrongConfirmation:
    "This is not the password of the account. If you did not create it, or do not remember, choose a new password.",
  resendTitle: "Confirmation link",
  resendLead: "Enter your email, and we send you a new link.",
  linkOver: "This link no longer works",
  linkOverText: "It was used already, is too old, or did not arrive whole.",
  resent: "If this email is waiting to be confirmed, a new link is on its way.",

  linkTitle: "Sign in by mail",
  linkLead: "Enter your email, and we send you a link that signs you in.",
  linkOffer: "Mail me a link",
  linkSent:
    "If there is an account with this email, a link is on its way. It works once, for 15 minutes.",
  linkAsk: "You are about to sign in with this email.",

  resetTitle: "Choose a new password",
  resetRequestLead: "Enter your email, and we send you a link.",
  sendReset: "Send the link",
  resetSent: "If there is an account with this email, a link is on its way. It works for one hour.",
  savePassword: "Save password",
  resetDone: "Your password is changed. Please sign in with it.",
  newLink: "Ask for a new link",

  mail: {
    footer:
      "You get this mail because of an account at our shop. Nobody there will ask for your password.",
    confirmSubject: "Confirm your email",
    confirmText:
      "somebody, hopefully you, created an account with this email. Open the link and enter the password you chose. The link works for 24 hours.",
    confirmNotYou: "If it was not you, do nothing: without you the account stays closed.",
    existsSubject: "You already have an account",
    existsText:
      "somebody tried to create an account with this email, but there is one already. If it was you, sign in, or choose a new password.",
    existsNotYou: "If it was not you, there is nothing to do. Nobody got in.",
    resetSubject: "Choose a new password",
    resetText:
      "somebody asked for a new password for your account. The link works once, for one hour.",
    resetNotYou: "If it was not you, do nothing: your password stays as it is.",
    changedSubject: "Your password was changed",
    changedText:
      "the password of your account was just changed, and every other device was signed out. If it was you, there is nothing to do.",
    changedNotYou:
      "If it was not you, choose a new password at once: whoever did it can read your mail.",
    changedAction: "I did not do this",
    linkSubject: "Your link to sign in",
    linkText:
      "somebody, hopefully you, asked for a link that signs in to your account. It works once, for 15 minutes.",
    linkNotYou: "If it was not you, do nothing: nobody gets in without this mail.",
    deviceSubject: "Your account was opened on a new device",
    deviceText:
      "somebody just signed in to your account in a browser that we did not know. If it was you, there is nothing to do.",
    deviceNotYou: "If it was not you, choose a new password at once and tell the shop's owner.",
    guessedSubject: "Somebody is guessing your password",
    guessedText:
      "many wrong passwords were tried for your account, and none of them opened it. On a device you have used before you sign in as always. On any other you may have to wait for up to an hour, or you sign in by a link that we mail you.",
    guessedNotYou:
      "If your password is a short one, or one that you use elsewhere too, please choose another.",
    googleSubject: "You can now sign in with Google",
    googleText:
      "somebody with the Google account of this email just signed in to your account. From now on you can use Google or your password.",
    googleNotYou:
      "If it was not you, choose a new password for your Google account at once, then for this one: whoever did it can read your mail.",
  },
} as const;

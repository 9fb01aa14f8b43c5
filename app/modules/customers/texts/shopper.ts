import type { PasswordRule } from "../rules/password-level.ts";

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
} as const;

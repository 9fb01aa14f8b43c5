import type { PasswordRule } from "../rules/password-level.ts";
import { fieldMessages } from "./shopper-fields.ts";

export const accountMessages = {
  ...fieldMessages,

  invalidEmail: "Invalid email address",
  shortPassword: "Password must be at least 6 characters",
  longPassword: "Password must be at most 128 characters",
  commonPassword: "This password is too easy to guess. Please choose another.",
  /** The owner's requirement that a password misses. */
  weakPassword: {
    length: (rule: PasswordRule) => `Password must be at least ${rule.minLength} characters`,
    number: () => "Password must contain a number",
    symbol: () => "Password must contain a symbol, such as ! or -",
    own_words: () =>
      "This password uses the shop’s own words, which makes it easy to guess. Please choose another.",
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
    denied: "access wasn’t allowed. Nothing was changed.",
    other_browser:
      "it took too long, or it was started in another browser or window. Please try again.",
    unverified: "Google has not confirmed your email. Please sign in with a password.",
    unavailable: "Google didn’t respond. Please try again in a few minutes.",
    not_admitted: "your account couldn’t be opened just now. Please try again.",
    no_google: "this shop doesn’t offer it. Please sign in with a password.",
  },
  signOutFailed: "Failed to sign out",
  signedOutEverywhere: "You are signed out on every device",
  tooManyTries: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or sign in with a link we email you.`,
  tooManyAccounts: (minutes: number) =>
    `Too many new accounts from your network. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,

  staff: {
    shortPassword: "Password must be at least 8 characters",
    shortFirstName: "First name must be at least 2 characters",
    shortLastName: "Last name must be at least 2 characters",
    created: "Admin account created! Please check your email to confirm your account.",
    title: "Admin registration",
    setupTitle: "Set up your shop",
    setupLead: "This account becomes the owner of the shop.",
    inviteLead: (role: string) =>
      `You were invited to join the staff as ${role}. Your role starts once you confirm your email.`,
    requestLead: "For staff. Without an invitation, an owner must approve your request first.",
    noOwner:
      "This shop has no owner yet. To become the owner, open the setup link that the server printed when it started.",
    fixedEmail: "Your invitation is for this email.",
    create: "Create Admin Account",
    backToLogin: "Back to Customer Login",
    taken: "An account with this email already exists. Sign in with it, then open your link again.",
    linkOverText:
      "It was already used, has expired or was withdrawn. Ask an owner of the shop for a new one.",
    otherAddress: "This invitation is for another email.",
    signedInAs: (email: string) => `You are signed in as ${email}.`,
    otherAccount: (invited: string) =>
      `This invitation is for ${invited}. Sign out, then open your link again.`,
    becomeOwner: "Become the owner",
    accept: "Accept the invitation",
    accepted: "You are now on the staff.",
    ask: "Request access",
    asked: "Your request was sent to the shop’s owners.",
    waiting: "Your request is waiting for an owner’s decision. We’ll email you.",
    declined: "An owner of the shop declined your request.",
  },

  tabs: "Sign in or sign up",
  signIn: "Sign In",
  signUp: "Sign Up",
  join: "Join as Customer",
  forgot: "Forgot your password?",
  home: "Back to Home",
  contactSupport: "Contact Support",
  backToSignIn: "Back to sign in",
  resend: "Send the link again",

  oddPhone: "Enter a number like 0917 123 4567, or a foreign number with + and its country code",
  currentPasswordMissing: "Please enter your current password",
  currentPasswordWrong: "That isn’t your current password",
  confirmTitle: "Confirm your email",
  confirmLead: "Enter the password you chose, to prove the account is yours.",
  confirm: "Confirm and sign in",
  confirmed: "Your email is confirmed. Welcome!",
  wrongConfirmation:
    "That isn’t the account’s password. If you didn’t create the account or forgot the password, choose a new one.",
  resendTitle: "Confirmation link",
  resendLead: "Enter your email and we’ll send you a new link.",
  linkOver: "This link no longer works",
  linkOverText: "It was already used, has expired or is incomplete.",
  resent: "If this email is waiting to be confirmed, a new link is on its way.",

  linkTitle: "Sign in by email",
  linkLead: "Enter your email and we’ll send you a link to sign in.",
  linkOffer: "Email me a link",
  linkSent:
    "If there’s an account with this email, a link is on its way. It works once, within 15 minutes.",
  linkAsk: "You’re about to sign in with this email.",

  resetTitle: "Choose a new password",
  resetRequestTitle: "Forgot your password?",
  resetRequestLead: "Enter your email and we’ll send you a link.",
  sendReset: "Send the link",
  resetSent: "If there’s an account with this email, a link is on its way. It works for one hour.",
  savePassword: "Save password",
  resetDone: "Your password is changed. Please sign in with it.",
  newLink: "Request a new link",
} as const;

type SessionFacts = { signedIn: string; seen: string; network: string | null };

/** Answers to forms about sign-in, and the server's texts about passkeys and sessions. */
export const securityAnswers = {
  minutes: (count: number) => `${count} ${count === 1 ? "minute" : "minutes"}`,
  codeMissing: "Enter the code.",
  wrongCode:
    "This code is wrong or was already used. Wait for the next code, and check that your phone’s clock is right.",
  tooManyCodes: (minutes: string) => `Too many wrong codes. Please try again in ${minutes}.`,
  noStep: "We don’t recognize this form. Please reload the page.",
  refused: {
    forbidden: "Please sign in again.",
    app_is_on: "Your account already has an app. Turn it off before you add another.",
    app_is_off: "Your account has no app. Reload the page to add one.",
    no_second_step: "Your account has no app or passkey. Add one first.",
    required: "Staff need a second step to sign in, and this is your last one. Add another first.",
    too_many: "You have the maximum number of passkeys. Remove one you don’t use.",
    session_over: "This browser is already signed out.",
    passkey_gone: "This passkey was already removed.",
    too_late: "That took too long. Please start again.",
    wrong_passkey: "This passkey could not be added. Please try again.",
    not_begun: "This key is no longer valid. Please add the app again.",
  },
  appAdded: "The app is on. Your recovery codes stay the same.",
  appRemoved: "The app is off. You no longer need a code to sign in.",
  passkeyNameMissing: "Enter a name for the passkey.",
  passkeyNameLong: "Use at most 60 characters.",
  passkeyAdded: "Passkey added. You can now sign in with it.",
  passkeyRenamed: "Passkey renamed.",
  passkeyRemoved: "Passkey removed.",
  passkeySince: (added: string, used: string | null) =>
    used ? `Added ${added}. Last used ${used}.` : `Added ${added}. Not used yet.`,
  passkeyMissing: "Your browser sent no passkey. Please try again.",
  wrongPasskey: "This passkey was not accepted. Please try again.",
  sessionFacts: ({ signedIn, seen, network }: SessionFacts) =>
    [`Last active ${seen}`, network && `from ${network}`, `signed in ${signedIn}`]
      .filter(Boolean)
      .join(", "),
  sessionEnded: (device: string) => `${device} is signed out.`,
  sessionsEnded: (count: number) =>
    count === 0
      ? "You weren’t signed in anywhere else."
      : `${count} other ${count === 1 ? "browser is" : "browsers are"} signed out.`,
  proofPasswordMissing: "Enter your password.",
  proofPasswordWrong: "This password is wrong.",
  tooManyPasswords: (minutes: string) => `Too many attempts. Please try again in ${minutes}.`,
  wrongRecovery: "This code is wrong or was already used. Enter another one.",
} as const;

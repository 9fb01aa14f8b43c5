type SessionFacts = { signedIn: string; seen: string; network: string | null };

/** Answers to forms about sign-in, and the server's texts about passkeys and sessions. */
export const securityAnswers = {
  minutes: (count: number) => `${count} ${count === 1 ? "minute" : "minutes"}`,
  codeMissing: "Please type the code",
  wrongCode:
    "This code is not right, or it was used already. Wait for the next one, and check that the clock of your phone is right.",
  tooManyCodes: (minutes: string) => `Too many wrong codes. Please try again in ${minutes}.`,
  noStep: "This form is not known here. Please load the page again.",
  refused: {
    forbidden: "Please sign in again.",
    app_is_on: "Your account has an app already.",
    app_is_off: "Your account has no app.",
    no_second_step: "Your account has no app and no passkey. Add one first.",
    required:
      "This shop requires a second step from its staff, and this is your last one. Add another one first.",
    too_many: "You have as many passkeys as there can be. Remove one that you don’t use.",
    session_over: "This browser was signed out already.",
    passkey_gone: "This passkey was removed already.",
    too_late: "That took too long. Please start again.",
    wrong_passkey: "This passkey could not be added. Please try again.",
    not_begun: "This key is no longer valid. Please add the app once more.",
  },
  appAdded: "The app is on. Your recovery codes are the ones you have.",
  appRemoved: "The app is off. Signing in takes no code any more.",
  passkeyNameMissing: "Please give it a name",
  passkeyNameLong: "Please use at most 60 characters",
  passkeyAdded: "The passkey is added. You can sign in with it from now on.",
  passkeyRenamed: "The passkey has its new name.",
  passkeyRemoved: "The passkey is removed.",
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
      ? "You were signed in nowhere else."
      : `${count} other ${count === 1 ? "browser is" : "browsers are"} signed out.`,
  proofPasswordMissing: "Please type your password",
  proofPasswordWrong: "This is not your password",
  tooManyPasswords: (minutes: string) => `Too many attempts. Please try again in ${minutes}.`,
  wrongRecovery: "This code is not right, or it was used already.",
} as const;

type SessionFacts = { signedIn: string; seen: string; network: string | null };

/** What the pages say about how somebody signs in; staff read the same. */
export const securityMessages = {
  tab: "Security",
  title: "Security",
  lead: "How you sign in, and where you are signed in.",
  minutes: (count: number) => `${count} ${count === 1 ? "minute" : "minutes"}`,

  appTitle: "Authenticator app",
  appOff:
    "With an app on your phone, no one signs in to your account with your password alone. Signing in then also takes a code of six digits from the app.",
  appOn: (since: string) => `On since ${since}. Signing in takes a code from the app.`,
  appBegin: "Add an app",
  appScan:
    "Open your authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password, and scan this code.",
  appKey: "Or type this key into the app:",
  appKeyName: "the key",
  appConfirm: "Then type the code that the app shows:",
  confirm: "Turn on",
  cancel: "Cancel",
  appRemove: "Turn off",
  appRemoveNote:
    "Signing in then takes no code. Without a passkey, your recovery codes end too. To change phones, turn the app off and add it on the new phone.",
  appRemoveFold: "Turn the app off",

  codesTitle: "Recovery codes",
  codesLead:
    "For the day you don’t have your phone or your passkey: each code is your second step once, after your password.",
  codesLeft: (left: number, of: number) => `${left} of ${of} codes are left.`,
  codesNone: "You have no codes. Make some before you lose your phone.",
  codesRenew: "Make new codes",
  codesRenewNote: "The codes you have now then stop working.",
  codesOnceTitle: "Save your recovery codes now",
  codesOnce:
    "They are shown this once. Keep them where you also keep other papers of value, not on your phone.",
  codesFile: "recovery-codes.txt",
  codesHead: (shop: string, email: string) =>
    `Recovery codes of ${email} at ${shop}. Each works once.`,
  codesName: "the recovery codes",
  copy: "Copy",
  copied: "Copied",
  download: "Download as text",
  print: "Print",
  codesSaved: "I have saved them",

  code: "Code",
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

  passkeysTitle: "Passkeys",
  passkeysLead:
    "A passkey signs you in with the finger, the face or the PIN that unlocks your device. No password, no code, and nothing that a false site could take.",
  passkeyAdd: "Add a passkey",
  passkeyNew: "A passkey on this device, or on one that you choose in the next window.",
  passkeyName: "Name",
  passkeyNameHint: "To tell it from others, such as “My phone”.",
  passkeyNameMissing: "Please give it a name",
  passkeyNameLong: "Please use at most 60 characters",
  passkeyMake: "Create the passkey",
  passkeyAdded: "The passkey is added. You can sign in with it from now on.",
  passkeyRename: "Rename",
  passkeyRenamed: "The passkey has its new name.",
  passkeyRemoveOf: (name: string) => `Remove “${name}”`,
  passkeyRemoveNote:
    "The device can no longer sign in with it. It may go on offering it until you remove it there, too.",
  passkeyRemoved: "The passkey is removed.",
  passkeySince: (added: string, used: string | null) =>
    used ? `Added ${added}. Last used ${used}.` : `Added ${added}. Not used yet.`,
  passkeyMore: (name: string) => `Change “${name}”`,
  passkeyMissing: "Your browser sent no passkey. Please try again.",
  wrongPasskey: "This passkey was not accepted. Please try again.",
  passkeyUse: "Sign in with a passkey",
  passkeyStaff: "On the staff already?",
  passkeyProve: "Use a passkey",
  passkeyScript: "A passkey needs JavaScript. Please turn it on in your browser, and try again.",
  passkeyProblem: {
    stopped: "No passkey was used. You can try again.",
    known: "This device has a passkey for your account already.",
    site: "Passkeys do not work at this address. The shop needs a name and https, such as https://shop.example.",
    unable: "This device can’t do that: it has to ask for your finger, your face or a PIN.",
    none: "This browser has no passkeys. Try a newer one, or sign in another way.",
  },

  sessionsTitle: "Where you are signed in",
  sessionsLead:
    "Each browser that is signed in to your account. End what you don’t know, then choose a new password.",
  sessionThis: "This browser",
  sessionFacts: ({ signedIn, seen, network }: SessionFacts) =>
    [`Last active ${seen}`, network && `from ${network}`, `signed in ${signedIn}`]
      .filter(Boolean)
      .join(", "),
  sessionEnd: "Sign out",
  sessionEndOf: (device: string, seen: string) => `Sign out ${device}. ${seen}`,
  sessionEnded: (device: string) => `${device} is signed out.`,
  sessionsEnd: "Sign out everywhere else",
  sessionsEnded: (count: number) =>
    count === 0
      ? "You were signed in nowhere else."
      : `${count} other ${count === 1 ? "browser is" : "browsers are"} signed out.`,

  lacksApp:
    "You have no authenticator app and no passkey yet. If you require two-factor authentication, you will have to add one before you go on.",
  required:
    "This shop requires a second step from its staff. Add an authenticator app or a passkey here, and the back-office opens.",
  requiredStays:
    "This shop requires a second step from its staff, and this is your last one. Add another one, and you can remove it.",

  proofTitle: "Confirm it is you",
  proofLead:
    "You signed in a while ago. Before this is done, please show once more that it is you. What you filled in is kept.",
  proofPassword: "Your password",
  proofPasswordMissing: "Please type your password",
  proofPasswordWrong: "This is not your password",
  tooManyPasswords: (minutes: string) => `Too many attempts. Please try again in ${minutes}.`,
  proofGo: "Confirm",
  proofByCode: "Use a code from your app",
  proofGoogle: "Continue with Google",
  proofDone: "Thank you. Now it can be done:",
  proofContinue: "Continue",
  proofSent: "Your form is being sent. A file that it asked for is in your downloads.",
  proofBack: "Back",
  proofOver: "There is nothing to confirm any more",
  proofOverText: "It was done, or it was asked for more than 15 minutes ago. Please start again.",

  stepTitle: "Your code",
  stepLead: (email: string) =>
    `Open your authenticator app and type the code of six digits for ${email}.`,
  wrongRecovery: "This code is not right, or it was used already.",
  stepPasskeyTitle: "Your passkey",
  stepPasskeyLead: (email: string) =>
    `This shop requires a second step from its staff. Use your passkey for ${email}.`,
  stepGo: "Sign In",
  stepRecovery: "Use a recovery code",
  stepRecoveryLead:
    "One of the ten codes that you saved when you added the app or the passkey. It works once.",
  recoveryCode: "Recovery code",
  stepOver: "This sign-in took too long. Please start again.",
  startAgain: "Start again",
} as const;

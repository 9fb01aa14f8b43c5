export const securityMessages = {
  tab: "Security",
  title: "Security",
  lead: "How you sign in, and where you are signed in.",

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

  passkeysTitle: "Passkeys",
  passkeysLead:
    "A passkey signs you in with the finger, the face or the PIN that unlocks your device. No password, no code, and nothing that a false site could take.",
  passkeyAdd: "Add a passkey",
  passkeyNew: "A passkey on this device, or on one that you choose in the next window.",
  passkeyName: "Name",
  passkeyNameHint: "To tell it from others, such as “My phone”.",
  passkeyMake: "Create the passkey",
  passkeyRename: "Rename",
  passkeyRemoveOf: (name: string) => `Remove “${name}”`,
  passkeyRemoveNote:
    "The device can no longer sign in with it. It may go on offering it until you remove it there, too.",
  passkeyMore: (name: string) => `Change “${name}”`,
  passkeyUse: "Sign in with a passkey",
  passkeyStaff: "On the staff already?",
  passkeyScript: "A passkey needs JavaScript. Please turn it on in your browser, and try again.",
  passkeyProblem: {
    stopped: "No passkey was used. You can try again.",
    known: "This device has a passkey for your account already.",
    site: "Passkeys don’t work at this address. Use another way to sign in.",
    unable: "This device can’t do that: it has to ask for your finger, your face or a PIN.",
    none: "This browser has no passkeys. Try a newer one, or sign in another way.",
  },

  sessionsTitle: "Where you are signed in",
  sessionsLead:
    "Each browser that is signed in to your account. End what you don’t know, then choose a new password.",
  sessionThis: "This browser",
  sessionEnd: "Sign out",
  sessionEndOf: (device: string, seen: string) => `Sign out ${device}. ${seen}`,
  sessionsEnd: "Sign out everywhere else",

  lacksApp:
    "You have no authenticator app and no passkey yet. If you require two-factor authentication, you will have to add one before you go on.",
  required:
    "This shop requires a second step from its staff. Add an authenticator app or a passkey here, and the back-office opens.",
  requiredStays:
    "This shop requires a second step from its staff, and this is your last one. Add another one, and you can remove it.",
} as const;

export const securityMessages = {
  title: "Security",
  lead: "How you sign in, and where you are signed in.",

  appTitle: "Authenticator app",
  appOff:
    "With an authenticator app, your password alone isn’t enough to sign in. You also enter a 6-digit code from the app.",
  appOn: (since: string) => `On since ${since}. You need a code from the app to sign in.`,
  appBegin: "Add an app",
  appScan:
    "Scan this code with your authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.",
  appKey: "Or enter this key in the app:",
  appKeyName: "the key",
  appConfirm: "Then enter the code from the app:",
  confirm: "Turn on",
  cancel: "Cancel",
  appRemove: "Turn off",
  appRemoveNote:
    "You’ll no longer need a code to sign in. Without a passkey, your recovery codes stop working too. To change phones, turn the app off and add it on the new phone.",
  appRemoveFold: "Turn off the app",

  codesTitle: "Recovery codes",
  codesLead:
    "Use a recovery code when you don’t have your phone or passkey. You enter it after your password, and each code works once.",
  codesLeft: (left: number, of: number) => `${left} of ${of} codes left.`,
  codesNone: "You have no recovery codes. Create some in case you lose your phone.",
  codesRenew: "Create new codes",
  codesRenewNote: "Your current codes will stop working.",
  codesOnceTitle: "Save your recovery codes now",
  codesOnce: "We show them only once. Keep them with your important papers, not on your phone.",
  codesFile: "recovery-codes.txt",
  codesHead: (shop: string, email: string) =>
    `Recovery codes for ${email} at ${shop}. Each works once.`,
  codesName: "the recovery codes",
  copy: "Copy",
  copied: "Copied",
  download: "Download as text",
  print: "Print",
  codesSaved: "I have saved them",

  code: "Code",

  passkeysTitle: "Passkeys",
  passkeysLead:
    "A passkey signs you in with the fingerprint, face or PIN that unlocks your device. There’s no password or code for a fake site to steal.",
  passkeyAdd: "Add a passkey",
  passkeyNew: "Create a passkey on this device, or choose another device in the next window.",
  passkeyName: "Name",
  passkeyNameHint: "Helps you tell your passkeys apart, such as “My phone”.",
  passkeyMake: "Create the passkey",
  passkeyRename: "Rename",
  passkeyRemoveOf: (name: string) => `Remove “${name}”`,
  passkeyRemoveNote:
    "This device will no longer be able to sign in with the passkey. It may still offer the passkey until you remove it there too.",
  passkeyMore: (name: string) => `Change “${name}”`,
  passkeyUse: "Sign in with a passkey",
  passkeyStaff: "Already have a staff account?",
  passkeyScript: "Passkeys need JavaScript. Turn it on in your browser, then try again.",
  passkeyProblem: {
    stopped: "No passkey was used. You can try again.",
    known: "This device already has a passkey for your account.",
    site: "Passkeys don’t work at this address. Use another way to sign in.",
    unable:
      "This device can’t use passkeys. It must be able to check your fingerprint, face or PIN.",
    none: "This browser doesn’t support passkeys. Try a newer browser, or sign in another way.",
  },

  sessionsTitle: "Where you are signed in",
  sessionsLead:
    "These browsers are signed in to your account. Sign out any you don’t recognize, then choose a new password.",
  sessionThis: "This browser",
  sessionEnd: "Sign out",
  sessionEndOf: (device: string, seen: string) => `Sign out ${device}. ${seen}`,
  sessionsEnd: "Sign out everywhere else",

  lacksApp:
    "You don’t have an authenticator app or passkey yet. If you require two-factor authentication, you must add one before you can continue.",
  required:
    "Staff need a second step to sign in. Add an authenticator app or a passkey to open the back-office.",
  requiredStays:
    "Staff need a second step to sign in, and this is your last one. Add another before you remove it.",
} as const;

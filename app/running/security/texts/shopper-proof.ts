/** Texts of the pages that ask for another proof of identity or a second step. */
export const proofMessages = {
  passkeyProve: "Use a passkey",
  proofTitle: "Confirm it’s you",
  proofLead:
    "You signed in a while ago, so please confirm it’s you before you continue. Your form is saved.",
  proofPassword: "Your password",
  proofGo: "Confirm",
  proofByCode: "Use a code from your app",
  proofGoogle: "Continue with Google",
  proofDone: "Thank you. You can now continue:",
  proofContinue: "Continue",
  proofSent: "Your form is being sent. If you requested a file, look in your downloads.",
  proofBack: "Back",
  proofOver: "Nothing left to confirm",
  proofOverText: "This request is done, or it’s more than 15 minutes old. Please start again.",
  stepTitle: "Your code",
  stepLead: (email: string) =>
    `Open your authenticator app and enter the 6-digit code for ${email}.`,
  stepPasskeyTitle: "Your passkey",
  stepPasskeyLead: (email: string) =>
    `Staff need a second step to sign in. Use your passkey for ${email}.`,
  stepGo: "Sign In",
  stepRecovery: "Use a recovery code",
  stepRecoveryLead:
    "Enter one of the ten codes you saved when you added the app or passkey. Each works once.",
  recoveryCode: "Recovery code",
  stepOver: "This sign-in took too long. Please start again.",
  startAgain: "Start again",
} as const;

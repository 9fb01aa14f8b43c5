/** Texts of the pages that ask for another proof of identity or a second step. */
export const proofMessages = {
  passkeyProve: "Use a passkey",
  proofTitle: "Confirm it is you",
  proofLead:
    "You signed in a while ago. Before this is done, please show once more that it is you. What you filled in is kept.",
  proofPassword: "Your password",
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

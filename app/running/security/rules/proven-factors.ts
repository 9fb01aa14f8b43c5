/** The forms of one's own security that need a fresh proof, by their intent. */
export const PROVEN_FACTORS = [
  "begin-app",
  "renew-codes",
  "turn-off-app",
  "begin-passkey",
  "remove-passkey",
] as const;

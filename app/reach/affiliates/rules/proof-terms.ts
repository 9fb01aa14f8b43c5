/** The area of the receipts of payouts in the store of files. */
export const PROOF_FILES = "payout-proofs";
export const PROOF_FIELD = "proof";
export const MAX_PROOF_BYTES = 8 * 1024 * 1024;
/** The browser offers only these types; the server checks the file itself. */
export const PROOF_ACCEPT = "image/jpeg,image/png,image/webp,image/avif,application/pdf";
/** Receipts of a whole payout: one for each method and a few to spare. */
export const MOST_OF_PAYOUT = 10;

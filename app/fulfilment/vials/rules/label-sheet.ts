/** The most codes made at once. */
export const MOST_CODES = 1_000;
/** Labels in one file: five sheets of 44. */
export const LABELS_IN_FILE = 220;

/** The owner types this word to confirm that a backup replaces the shop's data. */
export const RESTORE_WORD = "RESTORE";

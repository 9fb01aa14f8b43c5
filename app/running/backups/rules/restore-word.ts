/** What somebody types who means to replace the shop's data. */
export const RESTORE_WORD = "RESTORE";

export const MOST_ROWS = 5_000;
export const MOST_BYTES = 10_000_000;

/** So long after it was applied an import can be reverted; then it is removed with its file. */
export const IMPORT_DAYS = 30;

export const MOST_ROWS = 5_000;
export const MOST_BYTES = 10_000_000;

/**
 * Days after its application for which an import can be reverted. Then it is removed with its file.
 */
export const IMPORT_DAYS = 30;

/** For files of a former shop, such as 50,000 orders with two items each. */
export const LARGE_FILE = { rows: 200_000, bytes: 60_000_000 };

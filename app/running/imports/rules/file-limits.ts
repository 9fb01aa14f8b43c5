export const MOST_ROWS = 5_000;
export const MOST_BYTES = 10_000_000;

/**
 * Days after its application for which an import can be reverted. Then it is removed with its file.
 */
export const IMPORT_DAYS = 30;

export type FileLimits = { rows: number; bytes: number };
export const SMALL_FILE: FileLimits = { rows: MOST_ROWS, bytes: MOST_BYTES };
/** For files of a former shop, such as 50,000 orders with two items each. */
export const LARGE_FILE: FileLimits = { rows: 200_000, bytes: 60_000_000 };

export const limitsOf = ({ many }: { many?: unknown }): FileLimits =>
  many ? LARGE_FILE : SMALL_FILE;

/** A larger file is planned by a job, and so are more rows that are read again. */
export const PLANNED_AT_ONCE: FileLimits = { rows: 300, bytes: 100_000 };

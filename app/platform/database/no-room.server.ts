/** What PostgreSQL says when its disk is full, and the system when a file finds no place. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Thrown before anything is begun that the disk may not have room for. */
export class NoRoom extends Error {
  readonly code = "53100";
  constructor() {
    super("the disk of the database is nearly full");
  }
}

export function isDiskFull(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && FULL.has(error.code);
}

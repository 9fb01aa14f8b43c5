import { errorCode } from "#app/lib/error-code.ts";

/** Codes of PostgreSQL and of the network for an outage that passes by itself. */
const AWAY = new Set(
  [
    "08000 08001 08003 08004 08006 53300 57P01 57P02 57P03",
    "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN",
  ].flatMap((codes) => codes.split(" ")),
);
/** Messages of the driver about a lost connection, which have no code. */
const DRIVER_LOST_IT =
  /connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|query read timeout|terminating connection/i;
const BUSY = new Set(["55P03", "57014", "40P01", "40001"]);

/** What PostgreSQL says when its disk is full, and the system when a file finds no place. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** The server could not be reached, or was lost half way. */
export function isDatabaseAway(error: Error): boolean {
  // A missing file is a bug; a missing socket is a database that is not up.
  const noSocket =
    errorCode(error) === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return noSocket || AWAY.has(errorCode(error) ?? "") || DRIVER_LOST_IT.test(error.message);
}

/** It answered, but a lock or the statement took too long, or two transactions collided. */
export function isDatabaseBusy(error: Error): boolean {
  return BUSY.has(errorCode(error) ?? "");
}

export function isDiskFull(error: Error): boolean {
  return FULL.has(errorCode(error) ?? "");
}

/** Thrown before a transaction begins that the disk may not have room for. */
export class DiskFull extends Error {
  readonly code = "53100";
  constructor() {
    super("the disk of the database is nearly full");
  }
}

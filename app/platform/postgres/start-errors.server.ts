import { ConfigurationError } from "../env.server.ts";

const INSTEAD =
  "Or set DATABASE_URL to the address of PostgreSQL 15 or newer, such as postgres://user:password@host:5432/shop";

/** The built-in server cannot run here. The message tells the person who starts the shop why. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  /** Shown in place of a stack. */
  readonly userMessage: string;

  constructor(reason: string, options: ErrorOptions & { serverLog?: string } = {}) {
    const log = options.serverLog ? `\n${options.serverLog}` : "";
    super(`${reason}. ${INSTEAD}.${log}`, options);
    this.userMessage = this.message;
  }
}

/** Searched in the message, which may end with the last lines of the server's log. */
const DATA_FOLDER_PROBLEMS: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i,
    (folder) => `the disk of ${folder} is full; make room on it`,
  ],
  [
    /\bEROFS\b|read-only file system/i,
    (folder) => `${folder} is read-only; let the shop write to it, or choose another folder`,
  ],
  [/^(?:EEXIST|ENOTDIR): .*mkdir/, (folder) => `${folder} is not a folder; choose one`],
  [
    // Node reports this when the folder would have to be made on a read-only disk.
    /^ENOENT: .*mkdir/,
    (folder) =>
      `${folder} does not exist and cannot be created; create it, or choose another folder`,
  ],
  [
    /^(?:EACCES|EPERM): /,
    (folder) => `the shop cannot write to ${folder}; give it permission, or choose another folder`,
  ],
];

/** One sentence when the data folder keeps the server from starting; else the error itself. */
export function explainStart(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error;
  const known = DATA_FOLDER_PROBLEMS.find(([pattern]) => pattern.test(error.message));
  return known ? new ConfigurationError([`DATA_DIR: ${known[1](dataDir)}`]) : error;
}

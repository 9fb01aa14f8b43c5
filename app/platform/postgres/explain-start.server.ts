import { ConfigurationError } from "../env.server.ts";

/** What systems and PostgreSQL say, in an error's code, its words or the server's last lines. */
const KNOWN: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i,
    (folder) => `the disk of ${folder} is full; make room on it`,
  ],
  [
    /\bEROFS\b|read-only file system/i,
    (folder) => `${folder} is read-only; let the shop write to it, or name another folder`,
  ],
  [/^(?:EEXIST|ENOTDIR): .*mkdir/, (folder) => `${folder} is no folder; name one`],
  [
    // Node's word for a folder that is to be made on a disk that is read-only.
    /^ENOENT: .*mkdir/,
    (folder) => `${folder} is not there and cannot be made; make it, or name another folder`,
  ],
  [
    /^(?:EACCES|EPERM): /,
    (folder) => `the shop cannot write to ${folder}; let it, or name another folder`,
  ],
];

/** In one sentence where the data folder is what keeps the server from starting; else the error itself. */
export function explainStart(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error;
  const known = KNOWN.find(([says]) => says.test(error.message));
  return known ? new ConfigurationError([`DATA_DIR: ${known[1](dataDir)}`]) : error;
}

import { pino } from "pino";
import type { Logger } from "pino";

const REDACTED = [
  "password",
  "token",
  "secret",
  "authorization",
  "cookie",
  "email",
  "phone",
  "address",
  "firstName",
  "lastName",
  "notes",
];

/** Names of personal and secret fields never reach the log, at the top level or one below. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[redacted]",
    },
  });
}

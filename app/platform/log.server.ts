import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import { hideSecrets } from "./http/hide-secrets.ts";
import { describeError } from "./log-error.server.ts";

const REDACTED = [
  "password",
  "token",
  "accessToken",
  "orderToken",
  "cartToken",
  "secret",
  "authorization",
  "cookie",
  "email",
  "customerEmail",
  "customerName",
  "phone",
  "address",
  "firstName",
  "lastName",
  "notes",
];

/**
 * Names of personal and secret fields never reach the log, at the top level or two below. It goes
 * to the standard output by default.
 */
export function createLog(level: string, output?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: (error: unknown) => describeError(error),
      path: (path: unknown) => hideSecrets(String(path)),
    },
    redact: {
      paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[redacted]",
    },
  };
  return output ? pino(options, output) : pino(options);
}

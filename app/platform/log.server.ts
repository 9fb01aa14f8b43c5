import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import process from "node:process";
import type { Env } from "./env.server.ts";
import { hideSecrets } from "./http/hide-secrets.ts";
import { describeError } from "./log-error.server.ts";
import { sentenceOf } from "./log-sentence.ts";

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

/** Sentences for people at a terminal, and JSON for programs; `LOG_FORMAT` decides otherwise. */
export function openLog({ logLevel, logFormat }: Pick<Env, "logLevel" | "logFormat">): Logger {
  const isText = logFormat ? logFormat === "text" : process.stdout.isTTY;
  if (!isText) return createLog(logLevel);
  return createLog(logLevel, { write: (line) => void process.stdout.write(sentenceOf(line)) });
}

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

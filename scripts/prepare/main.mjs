import { endWithParent } from "./signals.mjs";

/** An end that needs no stack trace: `userMessage` says what happened and what to do about it. */
export class Stop extends Error {
  constructor(userMessage) {
    super(userMessage);
    this.userMessage = userMessage;
  }
}

/** Thrown when a signal ended the tool we were waiting for. */
export class Interrupted extends Error {
  constructor(signal) {
    super(`Interrupted by ${signal}`);
    this.signal = signal;
  }
}

/**
 * Runs a command to its end. Errors with a `userMessage` are told in those words, others with
 * their stack; both exit with 1. An interruption ends this process by the same signal.
 */
export async function main(command) {
  endWithParent();
  try {
    await command();
  } catch (error) {
    if (error instanceof Interrupted) return dieBy(error.signal);
    console.error(typeof error?.userMessage === "string" ? error.userMessage : error);
    process.exit(1);
  }
}

/** Callers that wait for us (a shell, npm) then see the signal instead of a made-up exit code. */
export function dieBy(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

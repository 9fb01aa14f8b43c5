import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
export const inRoot = (...parts) => path.join(root, ...parts);

/** An expected failure without a stack trace: `userMessage` says what happened and what to do. */
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
 * Runs a command to its end. An error with a `userMessage` shows only that, others their stack;
 * both exit with 1. An interruption ends this process by the same signal.
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

/** Calls `listener(signal)` for every ending signal; the returned function removes it again. */
export function onEndingSignal(listener) {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}

let watchesParent = false;

/**
 * Ends this process as by SIGTERM when its parent is gone. npm passes a signal only to the shell
 * between us, which dies without passing it on. Without npm, a process may outlive its parent on
 * purpose, as with nohup.
 */
function endWithParent() {
  if (watchesParent || !process.env.npm_lifecycle_event) return;
  watchesParent = true;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 300);
  watch.unref();
}

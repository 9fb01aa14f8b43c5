import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { JobRunner } from "#app/platform/jobs/runner.server.ts";

/** What takes requests. */
export type Listener = { server: Server; pages: { close(): Promise<void> } };

type Running = {
  /** None in a process that does jobs alone, as there are no jobs in one that only serves. */
  listener: Listener | undefined;
  jobs: JobRunner | undefined;
  close(): Promise<void>;
  log: Logger;
};

const LONGEST_MS = 20_000;
/**
 * A proxy may have sent requests just before it took this process out. Closing at once
 * would cut them off, so the port stays open for a moment.
 */
const LAST_CALL_MS = 300;

/**
 * Ends in order: no new requests, the running ones finish, then jobs, pool and database. A second
 * signal changes nothing; what hangs is cut off after 20 seconds.
 */
export function shutDownOn(signals: readonly NodeJS.Signals[], running: Running): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    const limit = setTimeout(() => process.exit(1), LONGEST_MS);
    limit.unref();
    try {
      await Promise.all([closeServer(running.listener?.server), running.jobs?.stop()]);
      await running.listener?.pages.close();
      await running.close();
      process.exitCode = 0;
    } catch (error) {
      running.log.error({ err: error }, "the shop did not stop cleanly");
      process.exitCode = 1;
    }
    process.exit();
  };
  for (const signal of signals) process.on(signal, () => void end());
}

async function closeServer(server: Server | undefined): Promise<void> {
  if (!server) return;
  await pause(LAST_CALL_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

import { setTimeout as pause } from "node:timers/promises";
import { dropEmptyLocks } from "./empty-locks.server.ts";
import { type Hold, takeHold } from "./hold.server.ts";
import { type Launch, launch } from "./launch.server.ts";
import type { Place } from "./placement.server.ts";
import { isRunning, readPostmaster } from "./postmaster.server.ts";
import { retireOrphan } from "./retire-orphan.server.ts";
import { DatabaseUnavailable } from "./unavailable.server.ts";

const LIMIT_MS = 30_000;
const FAILURES_TOLD = 3;

/**
 * Joins the server of the place, and starts it when it is not running. Every round looks anew, so
 * it does not matter who starts or stops the server meanwhile. Throws DatabaseUnavailable with the
 * last lines of the server's log when it fails for good or does not answer for 30 s.
 */
export async function joinServer(place: Place): Promise<Hold> {
  const deadline = Date.now() + LIMIT_MS;
  let launched: Launch | undefined;
  let lastWords = "";
  let failures = 0;
  while (Date.now() < deadline) {
    const hold = await takeHold(place);
    if (hold) return hold;

    const end = await launched?.ended();
    if (end) {
      if (!end.tryAgain) failures += 1;
      if (failures === FAILURES_TOLD) throw cannotStart(end.log);
      lastWords = end.log;
      launched = undefined;
    }
    launched ??= await launchUnlessRunning(place);
    await pause(20);
  }
  throw cannotStart(lastWords || `See ${place.serverLog}.`);
}

async function launchUnlessRunning(place: Place): Promise<Launch | undefined> {
  const postmaster = await readPostmaster(place.cluster);
  if (isRunning(place.cluster, postmaster)) return undefined;
  await retireOrphan(place);
  await dropEmptyLocks(place);
  return launch(place, postmaster);
}

function cannotStart(serverLog: string): DatabaseUnavailable {
  return new DatabaseUnavailable("The built-in PostgreSQL does not start", { serverLog });
}

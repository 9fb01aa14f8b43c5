import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#app/lib/error-code.ts";
import { syncFolder } from "./atomic-folder.server.ts";

/** The files of the shop, those that a move fills, and those that only wait for their name. */
export const LIVE = "postgres";
export const MOVING = "postgres-moving";
export const READY = "postgres-ready";

/** Also of a move that was cut off between its two renames. Two processes may do it at once. */
export async function finishSwitch(home: string): Promise<void> {
  const [live, ready] = [join(home, LIVE), join(home, READY)];
  if (existsSync(live) || !existsSync(ready)) return;
  await rename(ready, live).catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
  });
  await syncFolder(home);
}

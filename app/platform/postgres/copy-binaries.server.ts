import { chmod, cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { makeWhole } from "./half-made.server.ts";

/** Copies the programs to a place that every account can read, whatever the modes they come with. */
export async function copyBinaries(native: string, target: string): Promise<void> {
  await makeWhole(target, async (folder) => {
    await cp(native, folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    await openToAll(folder);
  });
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

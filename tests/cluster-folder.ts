import { chown, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { type Account, canReach } from "#app/platform/postgres/account.server.ts";

/** Followed by the id of the process that made the folder. */
export const CLUSTER_PREFIX = "project-me-tests-";

// Making and copying databases writes thousands of small files: a busy disk makes that ten times
// as slow as memory. Containers often have next to none here, hence the look at the room.
const MEMORY = "/dev/shm";
const MEMORY_NEEDED_BYTES = 2 * 1024 ** 3;

export const clusterParents = () => [...new Set([MEMORY, tmpdir(), "/tmp", "/var/tmp"])];

/** A new folder of the account; started as root that is another one, which not all folders let in. */
export async function makeClusterFolder(
  account: Account,
  { inMemory }: { inMemory: boolean },
): Promise<string> {
  for (const parent of clusterParents()) {
    if (parent === MEMORY && !(inMemory && (await hasRoom(MEMORY)))) continue;
    if (!(await canReach(account, parent))) continue;
    const folder = await mkdtemp(path.join(parent, `${CLUSTER_PREFIX}${process.pid}-`));
    if (account.other) await chown(folder, account.uid, account.gid);
    return folder;
  }
  throw new Error(`uid ${account.uid} can enter no temporary folder: set TMPDIR to one it can`);
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= MEMORY_NEEDED_BYTES;
}

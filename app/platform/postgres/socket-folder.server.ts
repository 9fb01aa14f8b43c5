import { constants, type FileHandle, lstat, mkdir, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "./account.server.ts";
import { codeOf } from "./error-code.server.ts";
import { canReach } from "./run-as.server.ts";
import { DatabaseUnavailable } from "./unavailable.server.ts";

/** Every cluster has a socket folder of its own, so all have the same port. */
export const SOCKET_PORT = 5432;
export const SOCKET_LOCK = `.s.PGSQL.${SOCKET_PORT}.lock`;

const LONGEST = 100 - SOCKET_LOCK.length - 1;

/**
 * The folder of the socket, mode 0700: who may enter it may use the database. Fixed places come
 * first because every process on the machine must find the same one, whatever its TMPDIR; root
 * starts with `/run`, since `/tmp` can be closed to the server's account.
 */
export async function makeSocketFolder(account: Account, key: string): Promise<string> {
  for (const parent of [...(account.other ? ["/run"] : []), "/tmp", tmpdir()]) {
    const folder = join(parent, `project-me-${account.uid}-${key}`);
    if (Buffer.byteLength(folder) > LONGEST) continue;
    if ((await make(folder, account)) && (await canReach(account, folder))) return folder;
  }
  throw new DatabaseUnavailable(
    "The built-in PostgreSQL needs a folder for its socket, and none of /run, /tmp and TMPDIR can hold it",
  );
}

async function make(folder: string, account: Account): Promise<boolean> {
  const created = await create(folder);
  if (created === "impossible") return false;
  const handle = await openFolder(folder);
  try {
    if (created === "made" && account.other) await handle.chown(account.uid, account.gid);
    if ((await handle.stat()).uid !== account.uid) throw foreign(folder);
    await handle.chmod(0o700);
    return true;
  } finally {
    await handle.close();
  }
}

// All is asked and changed through one handle that follows no link: root must never be led to
// change the mode or owner of another folder.
async function openFolder(folder: string): Promise<FileHandle> {
  const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
  return open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW).catch((cause: unknown) => {
    throw foreign(folder, cause);
  });
}

function foreign(folder: string, cause?: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `The folder ${folder} for the database socket belongs to somebody else: remove it`,
    { cause },
  );
}

async function create(folder: string): Promise<"made" | "there" | "impossible"> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return "made";
  } catch (error) {
    return codeOf(error) === "EEXIST" ? "there" : "impossible";
  }
}

/** A real folder, not a link, of that owner: anybody can put things into /tmp. */
export async function isOwned(folder: string, uid: number): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found !== undefined && found.isDirectory() && found.uid === uid;
}

import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { chmod, mkdir, open, realpath, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { errorCode } from "#app/lib/error-code.ts";
import {
  type Account,
  canReach,
  canRun,
  chooseAccount,
  ownerAccount,
  readMachine,
} from "./account.server.ts";
import { copyBinaries, findBinaries } from "./binaries.server.ts";
import { finishSwitch, LIVE, MOVING } from "./finish-switch.server.ts";
import { OtherMajor, refuseOtherMajor } from "./major.server.ts";
import { DatabaseUnavailable } from "./start-errors.server.ts";

/** Where one server runs; every path is absolute and free of links. */
export type Place = {
  account: Account;
  programs: string;
  cluster: string;
  serverLog: string;
  socketFolder: string;
};

const SYSTEM_FOLDER = "/var/lib/project-me";

const keyOf = (data: string) => createHash("sha256").update(data).digest("hex").slice(0, 16);

/**
 * Where root puts files that its server account cannot reach otherwise; the name is stable across
 * starts.
 */
export const folderApart = (data: string) => join(SYSTEM_FOLDER, keyOf(data));

/**
 * Chooses the account and the folders that serve the data folder, and makes missing folders. Throws
 * OtherMajor. With `isMoving` the place is that of a new server beside the shop's.
 */
export async function choosePlace(
  dataDir: string,
  projectRoot: string,
  isMoving = false,
): Promise<Place> {
  const { native, version } = await findBinaries(projectRoot, process);
  await mkdir(dataDir, { recursive: true });
  const data = await realpath(dataDir);
  const apart = folderApart(data);

  const { account, home } = await chooseHome(data, apart);
  const cluster = join(home, isMoving ? MOVING : LIVE);
  if (!isMoving) await refuseOtherMajor(cluster, version);
  const runsInPlace = await canRun(account, join(native, "bin", "postgres"));
  const copy = join(apart, `binaries-${version}`);
  if (!runsInPlace && !existsSync(copy)) {
    await makeApart(apart);
    await copyBinaries(native, copy);
  }
  return {
    account,
    programs: join(runsInPlace ? native : copy, "bin"),
    cluster,
    serverLog: `${cluster}.log`,
    socketFolder: await makeSocketFolder(account, keyOf(isMoving ? `${data}/${MOVING}` : data)),
  };
}

/** The files of the data folder, if another major version made them. */
export async function findOtherMajor(dataDir: string): Promise<OtherMajor | undefined> {
  return choosePlace(dataDir, process.cwd()).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof OtherMajor) return error;
      throw error;
    },
  );
}

// Existing files decide first: a changed mode must never start an empty shop.
async function chooseHome(data: string, apart: string) {
  const machine = readMachine();
  for (const folder of [data, apart]) await finishSwitch(folder);
  const home = [data, apart].find((folder) => existsSync(join(folder, LIVE)));
  if (!home) {
    const account = chooseAccount(machine);
    if (await canReach(account, data)) return { account, home: data };
    await makeApart(apart);
    return { account, home: apart };
  }
  const cluster = join(home, LIVE);
  const account = ownerAccount(machine, await stat(cluster), cluster);
  if (await canReach(account, home)) return { account, home };
  throw new DatabaseUnavailable(
    `uid ${account.uid} owns the database files in ${cluster} but cannot reach them: give the folders above mode o+x`,
  );
}

// A strict umask would lock the account out again.
async function makeApart(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(SYSTEM_FOLDER, 0o755);
  await chmod(folder, 0o755);
}

/**
 * The folder of the socket, mode 0700: an account that can enter it can use the database. Fixed
 * places come first because every process on the machine must find the same one, whatever its
 * TMPDIR. Root starts with `/run`, since `/tmp` can be closed to the server's account.
 */
export async function makeSocketFolder(account: Account, key: string): Promise<string> {
  for (const parent of [...(account.other ? ["/run"] : []), "/tmp", tmpdir()]) {
    const folder = join(parent, `project-me-${account.uid}-${key}`);
    if ((await makeOwned(folder, account)) && (await canReach(account, folder))) return folder;
  }
  throw new DatabaseUnavailable(
    "The built-in PostgreSQL needs a folder for its socket, but /run, /tmp and TMPDIR are all unsuitable",
  );
}

/** False when the folder cannot be made there; an existing one must belong to the account. */
async function makeOwned(folder: string, account: Account): Promise<boolean> {
  const failure = await mkdir(folder, { mode: 0o700 }).then(() => undefined, errorCode);
  if (failure !== undefined && failure !== "EEXIST") return false;
  const foreign = (cause?: unknown) =>
    new DatabaseUnavailable(
      `The folder ${folder} for the database socket belongs to another user: remove it`,
      { cause },
    );
  // One handle that follows no link: any account can put a link into /tmp, and root must never
  // change the folder it leads to.
  const { O_DIRECTORY, O_NOFOLLOW } = constants;
  const handle = await open(folder, O_DIRECTORY | O_NOFOLLOW).catch((cause: unknown) => {
    throw foreign(cause);
  });
  try {
    const { uid } = await handle.stat();
    // This process made the folder, or another start has not handed it over yet.
    if (account.other && uid === process.getuid?.()) await handle.chown(account.uid, account.gid);
    else if (uid !== account.uid) throw foreign();
    await handle.chmod(0o700);
    return true;
  } finally {
    await handle.close();
  }
}

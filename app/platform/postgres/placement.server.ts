import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, realpath, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import process from "node:process";
import { type Account, chooseAccount, ownerAccount, readMachine } from "./account.server.ts";
import { type Binaries, findBinaries } from "./binaries.server.ts";
import { copyBinaries } from "./copy-binaries.server.ts";
import { canReach, canRun } from "./run-as.server.ts";
import { makeSocketFolder } from "./socket-folder.server.ts";
import { DatabaseUnavailable } from "./unavailable.server.ts";

/** All that one server needs to know; every path is absolute and free of links. */
export type Place = {
  account: Account;
  programs: string;
  cluster: string;
  serverLog: string;
  socketFolder: string;
};

const SYSTEM_FOLDER = "/var/lib/project-me";

/** Where root puts what its account cannot reach; the name is the same at every start. */
export function folderApart(data: string): string {
  return join(SYSTEM_FOLDER, createHash("sha256").update(data).digest("hex").slice(0, 16));
}

/** Decides who serves the data folder and from where, and makes the folders that takes. */
export async function choosePlace(dataDir: string, projectRoot: string): Promise<Place> {
  const binaries = await findBinaries(projectRoot, process);
  await mkdir(dataDir, { recursive: true });
  const data = await realpath(dataDir);
  const apart = folderApart(data);

  const { account, home } = await chooseHome(data, apart);
  const native = await reachableBinaries(account, binaries, apart);
  const cluster = join(home, "postgres");
  return {
    account,
    programs: join(native, "bin"),
    cluster,
    serverLog: `${cluster}.log`,
    socketFolder: await makeSocketFolder(account, basename(apart)),
  };
}

// Files that exist decide before anything else: a changed mode must never start an empty shop.
async function chooseHome(
  data: string,
  apart: string,
): Promise<{ account: Account; home: string }> {
  const machine = readMachine();
  const home = [data, apart].find((folder) => existsSync(join(folder, "postgres")));
  if (home) {
    const cluster = join(home, "postgres");
    const account = ownerAccount(machine, await stat(cluster), cluster);
    if (await canReach(account, home)) return { account, home };
    throw new DatabaseUnavailable(
      `uid ${account.uid} owns the database files in ${cluster} but cannot reach them: give the folders above mode o+x`,
    );
  }
  const account = chooseAccount(machine);
  if (await canReach(account, data)) return { account, home: data };
  return { account, home: await makeApart(apart) };
}

async function reachableBinaries(
  account: Account,
  { native, version }: Binaries,
  apart: string,
): Promise<string> {
  if (await canRun(account, join(native, "bin", "postgres"))) return native;
  const copy = join(await makeApart(apart), `binaries-${version}`);
  if (!existsSync(copy)) await copyBinaries(native, copy);
  return copy;
}

// A strict umask would shut the account out again.
async function makeApart(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await chmod(SYSTEM_FOLDER, 0o755);
  await chmod(folder, 0o755);
  return folder;
}

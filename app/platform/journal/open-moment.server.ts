import { appendFile, open, readFile, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { BackupRefused } from "../backup/backup-refused.ts";
import type { Shelf } from "../backup/backup-store.server.ts";
import { runProgram } from "../postgres/account.server.ts";
import { makeFolderAtomically } from "../postgres/atomic-folder.server.ts";
import { choosePlace, type Place } from "../postgres/place.server.ts";
import { isRunning, launch, readPostmaster, stopServer } from "../postgres/postmaster.server.ts";
import { startPostgres, type RunningPostgres } from "../postgres/start-server.server.ts";
import { unpackBase } from "./base-copy.server.ts";
import type { Recipe } from "./moments.ts";
import type { ArchiveFile } from "./names.ts";
import { fileName, fileStart, type JournalFiles } from "./position.ts";
import { unsealSigned, type ReadingKeys } from "./signed-file.server.ts";

type Opening = {
  shelf: Shelf;
  recipe: Recipe;
  /** Replay stops here; without it, at the end of the recipe. */
  at?: Date | undefined;
  keys: ReadingKeys;
  /** A data folder for the moment alone; it and what was in it are removed in the end. */
  ownData: string;
  /** Gives way to everything else on the machine. */
  isSlow?: boolean;
};

/** A server with the shop as it was at a moment. */
export type OpenMoment = Pick<RunningPostgres, "connection"> & { close(): Promise<unknown> };

/** A part that cannot be read; the moments before `until` can still be reached. */
export class DamagedPart extends Error {
  readonly until: Date | undefined;
  constructor(name: string, until: Date | undefined, cause: unknown) {
    super(`${name} is damaged`, { cause });
    this.until = until;
  }
}

/** Before it replays, the server makes sure that all files are on the disk. */
const SYNC_SECONDS = 60 * 60;
/** There was nothing to stop before: the moment is the end. */
const ENDED_EARLY = /recovery ended before configured recovery target/;

/**
 * Rebuilds the database files of a moment and starts a server for them. Throws
 * BackupRefused and DamagedPart.
 */
export async function openMoment(opening: Opening): Promise<OpenMoment> {
  const { ownData } = opening;
  const place = await choosePlace(ownData, process.cwd());
  const remove = () => removeAll([place.cluster, place.serverLog, ownData]);
  try {
    // A process that was killed left its server running.
    await stopServer(place);
    await rm(place.cluster, { recursive: true, force: true });
    await makeFolderAtomically(place.cluster, (folder) => fill(folder, opening, place));
    await replay(place, opening);
    const server = await startPostgres({ dataDir: ownData });
    return {
      connection: server.connection,
      close: () => server.stop().finally(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function fill(folder: string, { shelf, recipe, keys, ownData }: Opening, place: Place) {
  const fetched = async (name: string) => {
    const file = path.join(ownData, name);
    await shelf.fetch(name, file);
    return file;
  };
  const base = await fetched(recipe.base.name);
  const cut = await unpackBase(base, folder, keys).catch(damaged(recipe.base));
  await rm(base);
  let until: Date | undefined;
  for (const part of recipe.parts) {
    const file = await fetched(part.name);
    const bytes = await unsealSigned(file, keys).then(buffer).catch(damaged(part, until));
    if (bytes.length !== part.to - part.from) throw new DamagedPart(part.name, until, undefined);
    await writeJournal(path.join(folder, "pg_wal"), part, bytes, cut);
    await rm(file);
    until = part.at;
  }
  await writeFile(path.join(folder, "recovery.signal"), "");
  const { uid, gid, other } = place.account;
  if (other) {
    const us = { uid: 0, gid: 0, other: false };
    await runProgram(us, "chown", ["-R", `${uid}:${gid}`, folder], 600_000);
  }
}

function damaged({ name }: ArchiveFile, until?: Date) {
  return (error: unknown): never => {
    if (error instanceof BackupRefused && error.reason === "wrong_key") throw error;
    throw new DamagedPart(name, until, error);
  };
}

async function writeJournal(folder: string, part: ArchiveFile, bytes: Buffer, cut: JournalFiles) {
  const file = path.join(folder, fileName(part.from, cut));
  await writeFile(file, "", { flag: "a", mode: 0o600 });
  const handle = await open(file, "r+");
  try {
    await handle.write(bytes, 0, bytes.length, part.from - fileStart(part.from, cut));
  } finally {
    await handle.close();
  }
  await truncate(file, cut.fileBytes);
}

/** PostgreSQL wants a command that fetches files, and all lie in their place already. */
const RECOVERY = `
restore_command = 'false'
recovery_target_action = 'promote'
hot_standby = off
`;

type Replay = Pick<Opening, "at" | "recipe" | "isSlow">;

async function replay(place: Place, { at, recipe, isSlow = false }: Replay): Promise<void> {
  const target = at && at < recipe.until ? at : undefined;
  const settings = path.join(place.cluster, "postgresql.auto.conf");
  await appendFile(settings, RECOVERY);
  if (target) {
    await appendFile(settings, `recovery_target_time = '${utc(target)}'\n`);
    const problem = await startReplaying(place, isSlow);
    if (problem === undefined) return;
    if (!ENDED_EARLY.test(problem)) throw new Error(problem);
    await appendFile(settings, "recovery_target_time = ''\n");
  }
  const problem = await startReplaying(place, isSlow);
  if (problem !== undefined) throw new Error(problem);
}

/** Returns what the server said when it ended; nothing when the moment is reached. */
async function startReplaying(place: Place, isSlow: boolean): Promise<string | undefined> {
  const problem = await launch(place, { seconds: SYNC_SECONDS, isSlow });
  if (problem !== undefined) return problem;
  // The server takes connections when all is replayed.
  for (;;) {
    const server = await readPostmaster(place.cluster);
    if (server?.address) return undefined;
    if (!isRunning(place.cluster, server)) return readFile(place.serverLog, "utf8");
    await pause(50);
  }
}

/** Such as `2026-11-28 06:03:00.000+00`, as PostgreSQL's settings want it. */
const utc = (at: Date) => at.toISOString().replace("T", " ").replace("Z", "+00");

async function removeAll(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((one) => rm(one, { recursive: true, force: true })));
}

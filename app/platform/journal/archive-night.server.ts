import { statfs } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Client, Pool } from "pg";
import type { Logger } from "pino";
import type { Shelf } from "../backup/backup-store.server.ts";
import type { BackupKey } from "../backup/keys.server.ts";
import { openPool } from "../database/pool.server.ts";
import type { RunningPostgres } from "../postgres/start-server.server.ts";
import { sendBase, sizeOf } from "./base-copy.server.ts";
import type { Chain } from "./chain.server.ts";
import { newestRecipe } from "./moments.ts";
import { readNames, type ArchiveFile } from "./names.ts";
import { openMoment } from "./open-moment.server.ts";
import { outlivedNames } from "./retention.ts";
import type { Archive } from "./send-parts.server.ts";
import type { JournalState } from "./state.server.ts";
import { noteDeleted, type Uploads } from "./uploads.server.ts";

/** The shop, and the place of its archive. */
export type Archived = {
  server: Pick<RunningPostgres, "connection" | "cluster">;
  shelf: Shelf;
  dataDir: string;
  /** Undefined when they are in a bucket of their own. */
  uploads: Uploads | undefined;
  /** Looks at a shop that was restored beside this one, and returns its faults. */
  findDoubts: (pool: Pool) => Promise<string[]>;
  log: Logger;
};

type Night = Archived & {
  archive: Archive;
  chain: Chain;
  ownKey: Promise<BackupKey>;
  /** The copy of the night before, if this process has its key. */
  earlier: ArchiveFile | undefined;
  connect: () => Promise<Client>;
  save: (change: JournalState) => Promise<void>;
  /** The shop stops. */
  signal: AbortSignal;
};

const MEGABYTE = 1024 ** 2;
/** So much stays free for the shop itself while the files are copied or tried. */
const SPARE_MB = 1024;
/** The journal that a copy needs is sent by the next round. */
const JOURNAL_MS = 500;
const JOURNAL_TRIES = 600;

/**
 * Copies the database files, deletes what has outlived, and restores the archive beside the shop: from
 * the copy of the night before, so that the journal of a whole day is tried.
 */
export async function archiveNight(night: Night): Promise<ArchiveFile> {
  const base = await copyDatabase(night);
  await night.save({ baseAt: base.at });
  const names = await night.shelf.list();
  if (night.uploads) await noteDeleted(night.archive, night.uploads, names, base.at);
  for (const name of outlivedNames(names, base.at)) await night.shelf.remove(name);
  await prove(night, night.earlier ?? base).then(
    (doubts) =>
      night.save(
        doubts.length === 0
          ? { provenAt: new Date(), doubt: undefined }
          : { doubt: doubts.join("; ").slice(0, 500) },
      ),
    async (error: unknown) => {
      if (night.signal.aborted) return;
      night.log.error({ err: error }, "the continuous backup could not be verified");
      await night.save({ doubt: error instanceof Error ? error.message : String(error) });
    },
  );
  return base;
}

async function copyDatabase(night: Night): Promise<ArchiveFile> {
  await refuseLittleRoom(night);
  const client = await night.connect();
  const { archive, chain, server } = night;
  return sendBase(client, { archive, chain, cluster: server.cluster }).finally(() => client.end());
}

/** Restores what lies in the archive, as it lies there. Returns the faults of the restored shop. */
async function prove(night: Night, base: ArchiveFile): Promise<string[]> {
  await refuseLittleRoom(night);
  for (let tries = 0; night.chain.position < base.to && tries < JOURNAL_TRIES; tries += 1) {
    await pause(JOURNAL_MS);
  }
  const recipe = newestRecipe(base, readNames(await night.shelf.list()));
  if (!recipe) throw new Error("the archive lacks a part of the journal");
  const { identity } = await night.ownKey;
  const moment = await openMoment({
    shelf: night.shelf,
    recipe,
    keys: { identity, signingKey: night.archive.keys.signingKey },
    ownData: path.join(night.dataDir, "moment"),
    isSlow: true,
  });
  const close = () => void moment.close();
  night.signal.addEventListener("abort", close);
  const pool = openPool(moment.connection, night.log, { max: 2, silenceMs: undefined });
  try {
    return await night.findDoubts(pool);
  } finally {
    night.signal.removeEventListener("abort", close);
    await pool.end();
    await moment.close();
  }
}

async function refuseLittleRoom({ server, dataDir }: Night): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const needed = Math.ceil((await sizeOf(server.cluster)) / MEGABYTE) + SPARE_MB;
  if (free >= needed) return;
  throw new Error(
    `${free} MB are free at ${dataDir}, and a copy of the database needs ${needed} MB`,
  );
}

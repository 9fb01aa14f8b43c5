import path from "node:path";
import { signingKey } from "#app/running/backups/queries/signing-key.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { openJournalShelf } from "#app/platform/backup/backup-store.server.ts";
import { startArchiver, type Archiving } from "#app/platform/journal/archiver.server.ts";
import { findDoubts } from "./find-doubts.server.ts";
import type { Services } from "./services.server.ts";

/** Backs the shop up continuously, from when it has a key on. */
export function archiveJournal(services: Services, server: Archiving["server"]) {
  const { env, db, sealers, files, log } = services;
  return startArchiver({
    server,
    shelf: openJournalShelf(env),
    dataDir: env.dataDir,
    uploads: env.s3 ? undefined : { files, folder: path.join(env.dataDir, "files") },
    async readKeys() {
      const { backup_recipient: recipient } = await loadSettings(db);
      const signing = recipient && (await signingKey({ db, sealers }));
      return signing ? { recipient, signingKey: signing } : undefined;
    },
    findDoubts,
    newId: () => systemIds.newId().replaceAll("-", "").slice(-8),
    log,
  });
}

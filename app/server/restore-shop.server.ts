import type { Logger } from "pino";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { keepSigning } from "#app/running/backups/commands/keep-signing.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { session, verification } from "#app/platform/auth/tables.server.ts";
import { BackupRefused } from "#app/platform/backup/backup-refused.ts";
import type { BackupRecord } from "#app/platform/backup/backup-folder.server.ts";
import { connectTo } from "#app/platform/backup/database-server.server.ts";
import { readMigration } from "#app/platform/backup/describe-database.server.ts";
import { recipientOf } from "#app/platform/backup/keys.server.ts";
import type { LoadedBackup } from "#app/platform/backup/load-backup.server.ts";
import { makeBackup, type BackupPlace } from "#app/platform/backup/make-backup.server.ts";
import { restoreBackup } from "#app/platform/backup/restore-backup.server.ts";
import { signingKeyOf } from "#app/platform/backup/signature.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { removeMark } from "#app/platform/database/shop-marks.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { isShopSecret } from "./check-secret.server.ts";
import { systemContext } from "./services.server.ts";

type RestoreShop = {
  place: BackupPlace;
  file: string;
  identity: string;
  mayBeUnsigned?: boolean;
  secret: string;
  now: Date;
  log: Logger;
  /** Throws if the operator declines. `replaces` is false for an empty database. */
  confirm: (loaded: LoadedBackup, replaces: boolean) => Promise<void>;
  projectRoot?: string;
};

/**
 * `copy` is a backup of the replaced data; an empty database has none. If the secret differs from
 * the backup's, the shop does not start until that is resolved, as `checkSecret` says.
 */
type RestoreOutcome = LoadedBackup & { copy: BackupRecord | undefined; hasOtherSecret: boolean };

/**
 * Replaces the shop's data with a backup, and returns the copy of the replaced data. All sessions
 * end: a session revoked after the backup would otherwise be valid again.
 */
export async function restoreShop(restore: RestoreShop): Promise<RestoreOutcome> {
  const { place, file, identity, secret, now, log, confirm } = restore;
  const recipient = await recipientOf(identity);
  if (!recipient) throw new BackupRefused("wrong_key");
  let copy: BackupRecord | undefined;
  let hasOtherSecret = false;
  const loaded = await restoreBackup({
    ...restore,
    ...place,
    async prepare(pool) {
      const db = openDb(pool);
      const ctx = { ...systemContext({ db, sealers: createSealers(secret) }, "restore"), now };
      hasOtherSecret = (await isShopSecret(ctx)) === false;
      await db.delete(session);
      await db.delete(verification);
      await removeMark(db, "problems");
      const subject = { type: "backup", id: file.split(/[\\/]/).at(-1) ?? file };
      await keepSigning(ctx, identity);
      await recordAudit(ctx, { action: "backup.restored", subject });
    },
    async beforeReplacing(read) {
      await confirm(read, await hasShop(place.target));
      const signing = { recipient, signingKey: signingKeyOf(identity) };
      const order = { ...place, ...signing, now, id: systemIds.newId() };
      const made = await makeBackup({ ...order, why: "before a restore" });
      if (made.ok) copy = made.value;
      else if (made.reason === "already_running") throw new BackupRefused("shop_is_open");
      log.info({ copy: copy?.name }, "the data that a restore replaces was copied");
    },
  });
  return { ...loaded, copy, hasOtherSecret };
}

async function hasShop(target: BackupPlace["target"]): Promise<boolean> {
  const client = await connectTo(target);
  return readMigration(client)
    .then((migration) => migration !== undefined)
    .finally(() => client.end());
}

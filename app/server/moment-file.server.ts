import { rm } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { backupCommandMessages as say } from "#app/running/backups/texts/staff-commands.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { BackupRefused } from "#app/platform/backup/backup-refused.ts";
import { openJournalShelf, type Shelf } from "#app/platform/backup/backup-store.server.ts";
import { copyShop } from "#app/platform/backup/copy-shop.server.ts";
import { connectTo } from "#app/platform/backup/database-server.server.ts";
import { recipientOf } from "#app/platform/backup/keys.server.ts";
import { signingKeyOf } from "#app/platform/backup/signature.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { openFiles } from "#app/platform/files/open-files.server.ts";
import { recipesFor, spansOf, type Recipe } from "#app/platform/journal/moments.ts";
import { readNames } from "#app/platform/journal/names.ts";
import { DamagedPart, openMoment } from "#app/platform/journal/open-moment.server.ts";
import { archivedFiles } from "#app/platform/journal/uploads.server.ts";
import { CommandRefused } from "./command-refused.ts";

type Order = { env: Env; at: Date | "latest"; identity: string; log: Logger };

/** From when to when any moment can be restored. */
export async function findSpans(env: Env) {
  return spansOf(readNames(await listArchive(openJournalShelf(env))));
}

/**
 * Makes a backup of the shop as it was at a moment, from the continuous backup. It is restored as any
 * other, and the caller removes it.
 */
export async function makeMomentFile(order: Order): Promise<string> {
  const shelf = openJournalShelf(order.env);
  const names = await listArchive(shelf);
  const spans = spansOf(readNames(names));
  const at = order.at === "latest" ? spans.at(-1)?.until : order.at;
  const recipes = at ? recipesFor(readNames(names), at) : [];
  let damage: DamagedPart | undefined;
  for (const recipe of recipes) {
    try {
      return await copyMoment({ ...order, at: at ?? recipe.until }, { shelf, names, recipe });
    } catch (error) {
      if (!(error instanceof DamagedPart)) throw error;
      // An older copy leads to the same moment, unless the journal itself is damaged.
      damage ??= error;
    }
  }
  throw new CommandRefused(damage ? say.damagedMoment(damage.until) : say.noMoment(spans));
}

type Found = { shelf: Shelf; names: readonly string[]; recipe: Recipe };

async function copyMoment(
  { env, at, identity, log }: Order & { at: Date },
  { shelf, names, recipe }: Found,
): Promise<string> {
  const recipient = await recipientOf(identity);
  if (!recipient) throw new BackupRefused("wrong_key");
  const ownData = path.join(env.dataDir, "moment");
  const signingKey = signingKeyOf(identity);
  const keys = { identity, signingKey };
  const moment = await openMoment({ shelf, recipe, at, keys, ownData });
  const file = (await openBackupFolder(env.dataDir)).fileOf("moment");
  await rm(file, { force: true });
  const client = await connectTo(moment.connection);
  try {
    const files = env.s3 ? openFiles(env) : archivedFiles({ shelf, names, keys, desk: ownData });
    const copy = { client, files, file, recipients: [recipient], signingKey, now: at };
    if (!(await copyShop(copy))) throw new CommandRefused(say.emptyMoment);
    log.debug({ at, base: recipe.base.name }, "the moment is rebuilt");
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await client.end();
    await moment.close();
  }
}

async function listArchive(shelf: Shelf): Promise<string[]> {
  return shelf.list().catch((error: Error) => {
    throw new CommandRefused(say.noStore(shelf.label, error.message));
  });
}

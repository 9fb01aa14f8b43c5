import { afterAll, beforeEach, expect, inject, test, vi } from "vitest";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { makeKey } from "#app/platform/backup/keys.server.ts";
import { readMigrations } from "#app/platform/database/migration-files.server.ts";
import { migrateDatabase } from "#app/platform/database/migrate.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { freshDatabase } from "#tests/database.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { bringUpToDate } from "./bring-up-to-date.server.ts";

const dataDir = await temporaryFolder();
const { target, drop } = await freshDatabase(inject("cluster"));
const pool = openPool(target, quietLog, { max: 3 });
afterAll(async () => {
  await pool.end();
  await drop();
});
const place = { target, dataDir, files: createDiskFiles(dataDir) };
const last = (await readMigrations()).at(-1);

/** A database of before the newest migration. */
beforeEach(async () => {
  await pool.query("drop schema public cascade; create schema public");
  await pool.query("drop schema if exists graphile_worker cascade");
  await migrateDatabase(pool, undefined, { upTo: (last?.at ?? 0) - 1 });
});

async function saveKey(recipient: string): Promise<void> {
  await pool.query(
    `insert into theme_settings (key, value, type, category, updated_at)
     values ('backup_recipient', $1, 'string', 'security', now())`,
    [recipient],
  );
}

const backups = async () => (await openBackupFolder(dataDir)).list();

test("a newer version makes a backup of the older database first, and notes its version", async () => {
  const { recipient } = await makeKey();
  await saveKey(recipient);
  const told = vi.spyOn(quietLog, "info");
  await bringUpToDate({ pool, place, log: quietLog });
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ migrations: [last?.name] }),
    "the database was brought up to date",
  );
  const [made, ...more] = await backups();
  expect(more).toEqual([]);
  expect(made).toMatchObject({ why: "before an update" });
  expect(made?.migration).not.toBe(last?.name);
  const { rows } = await pool.query("select value from shop_marks where name = 'version'");
  expect(rows).toEqual([{ value: expect.stringMatching(/^\d+\.\d+\.\d+$/) }]);
  // There is nothing to do at the next start, so there is no backup either.
  await bringUpToDate({ pool, place, log: quietLog });
  expect(await backups()).toHaveLength(1);
});

test("a backup that fails leaves the database as it was", async () => {
  await saveKey("no key at all");
  const update = bringUpToDate({ pool, place, log: quietLog });
  await expect(update).rejects.toMatchObject({
    userMessage: expect.stringContaining("Nothing was changed."),
  });
  const { rows } = await pool.query("select max(created_at)::text as at from schema_migrations");
  expect(Number(rows[0].at)).toBeLessThan(last?.at ?? 0);
});

test("without a key there is no backup, and the update runs", async () => {
  const before = (await backups()).length;
  await bringUpToDate({ pool, place, log: quietLog });
  expect(await backups()).toHaveLength(before);
  const { rows } = await pool.query("select max(created_at)::text as at from schema_migrations");
  expect(Number(rows[0].at)).toBe(last?.at);
});

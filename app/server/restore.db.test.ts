import { cp, readFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { backupCommandMessages as say } from "#app/running/backups/texts/staff-commands.ts";
import { signingKey } from "#app/running/backups/queries/signing-key.server.ts";
import { addPicture } from "#app/goods/catalog/commands/add-picture.server.ts";
import { PHOTO_FILES } from "#app/goods/catalog/rules/picture-terms.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { databaseUrl } from "#tests/database.ts";
import { newPhoto } from "#tests/new-photo.ts";
import { session, user } from "#app/platform/auth/tables.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { openBackupStore } from "#app/platform/backup/backup-store.server.ts";
import { checkBackup } from "#app/platform/backup/check-backup.server.ts";
import {
  databaseOf,
  dropDatabase,
  inDatabase,
  makeDatabase,
} from "#app/platform/backup/database-server.server.ts";
import { makeKey, recipientOf } from "#app/platform/backup/keys.server.ts";
import { makeBackup } from "#app/platform/backup/make-backup.server.ts";
import { signingKeyOf } from "#app/platform/backup/signature.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { replacedName } from "#app/platform/backup/restore-backup.server.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { sessionOf } from "#tests/session-of.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { SECRET, newBackup, openAgain, openSeededShop } from "./backup.fixture.ts";
import { restoreShop } from "./restore-shop.server.ts";
import { restore } from "./restore.server.ts";

const shop = await openSeededShop();
const { place, identity } = shop;
const [someone] = await shop.ctx.db.select({ id: user.id }).from(user).limit(1);
await sessionOf(shop.services.auth, SECRET, someone?.id ?? "nobody");
const uploads = path.join(place.dataDir, "files");
const [product] = await shop.ctx.db.select({ id: products.id }).from(products).limit(1);
await addPicture(shop.ctx, createDiskFiles(uploads).area(PHOTO_FILES), {
  productId: product?.id ?? "",
  sent: await newPhoto(),
});
const file = await newBackup(shop);
const folder = await temporaryFolder();
const uploaded = await readdir(uploads, { recursive: true });
// This change was made after the backup.
await shop.pool.query("update products set name = 'Since the backup'");
await shop.pool.end();

const order = { place, identity, secret: SECRET, now: shop.ctx.now, log: quietLog };
const agree = async () => {};
const ANOTHER_SECRET = "a secret that only the new machine knows";

async function namesOfProducts(target = place.target): Promise<string[]> {
  const pool = openPool(target, quietLog, { max: 1 });
  const { rows } = await pool.query<{ name: string }>("select distinct name from products");
  await pool.end();
  return rows.map(({ name }) => name);
}

async function expectUntouched(): Promise<void> {
  expect(await namesOfProducts()).toEqual(["Since the backup"]);
}

async function changed(change: (bytes: Buffer) => void): Promise<string> {
  const bytes = await readFile(file);
  change(bytes);
  const copy = path.join(folder, `${crypto.randomUUID()}.age`);
  await writeFile(copy, bytes);
  return copy;
}

const whole = await readFile(file);

test.each([0.3, 0.5, 0.75, 0.999])(
  "a file with one wrong byte (at %d of it) is refused, and nothing is touched",
  async (part) => {
    const at = Math.floor(whole.length * part);
    const damaged = await changed((bytes) => void (bytes[at] = (bytes[at] ?? 0) ^ 1));
    const restoring = restoreShop({ ...order, file: damaged, confirm: agree });
    await expect(restoring).rejects.toMatchObject({ reason: "damaged" });
    await expectUntouched();
  },
);

test.each([
  ["its last byte", whole.length - 1],
  ["its last block", Math.floor((whole.length - 1) / 65_552) * 65_552],
  ["its second half", Math.floor(whole.length / 2)],
  ["all but its beginning", 40],
  ["everything", 0],
])("a file that lacks %s is refused", async (_, length) => {
  const cut = await changed(() => undefined);
  await truncate(cut, length);
  const restoring = restoreShop({ ...order, file: cut, confirm: agree });
  await expect(restoring).rejects.toMatchObject({ reason: "damaged" });
  await expectUntouched();
});

test("another key, what is no key, and a missing file are refused", async () => {
  const other = await makeKey();
  for (const wrong of [other.identity, "AGE-SECRET-KEY-1NO", ""]) {
    const restoring = restoreShop({ ...order, identity: wrong, file, confirm: agree });
    await expect(restoring).rejects.toMatchObject({ reason: "wrong_key" });
  }
  const restoring = restoreShop({ ...order, file: `${file}.not`, confirm: agree });
  await expect(restoring).rejects.toMatchObject({ reason: "missing" });
  await expectUntouched();
});

/** Anyone with the public half of the owner's key can make such a file. */
async function fileOfOthers(signingKey?: string): Promise<string> {
  const dataDir = await temporaryFolder();
  const recipient = (await recipientOf(identity)) ?? "";
  const theirs = { ...place, dataDir, recipient, signingKey, now: shop.ctx.now };
  const made = await makeBackup({ ...theirs, why: "by hand", id: crypto.randomUUID() });
  if (!made.ok) throw new Error(made.reason);
  return (await openBackupFolder(dataDir)).fileOf(made.value.name);
}

test("a file that opens with the key and that another shop wrote is refused", async () => {
  const { identity: theirKey } = await makeKey();
  const foreign = await fileOfOthers(signingKeyOf(theirKey));
  for (const mayBeUnsigned of [false, true]) {
    const restoring = restoreShop({ ...order, file: foreign, mayBeUnsigned, confirm: agree });
    await expect(restoring).rejects.toMatchObject({ reason: "foreign" });
  }
  await expectUntouched();
});

test("a file without a signature is refused, unless the owner says that it may have none", async () => {
  const unsigned = await fileOfOthers();
  const restoring = restoreShop({ ...order, file: unsigned, confirm: agree });
  await expect(restoring).rejects.toMatchObject({ reason: "unsigned" });
  await expectUntouched();
  const check = { ...order, beside: place.target, look: agree };
  const { isSigned } = await checkBackup({ ...check, file: unsigned, mayBeUnsigned: true });
  expect(isSigned).toBe(false);
});

/** A copy of the shop's migrations, whose journal a test may change. */
async function ownMigrations(change: (entries: { when: number; tag: string }[]) => object[]) {
  const root = await temporaryFolderInside();
  await cp("db/migrations", path.join(root, "db/migrations"), { recursive: true });
  await cp("db/functions", path.join(root, "db/functions"), { recursive: true });
  const journal = path.join(root, "db/migrations/meta/_journal.json");
  const read = JSON.parse(await readFile(journal, "utf8"));
  await writeFile(journal, JSON.stringify({ ...read, entries: change(read.entries) }));
  return root;
}

async function temporaryFolderInside(): Promise<string> {
  const root = path.join(folder, crypto.randomUUID());
  await cp("db/functions", root, { recursive: true });
  return root;
}

test("a backup of a newer shop is refused", async () => {
  const projectRoot = await ownMigrations((entries) => entries.slice(0, -1));
  const restoring = restoreShop({ ...order, file, confirm: agree, projectRoot });
  await expect(restoring).rejects.toMatchObject({ reason: "newer" });
  await expectUntouched();
});

test("a backup of an older shop is loaded as it was and then migrated", async () => {
  const projectRoot = await ownMigrations((entries) => {
    const last = entries.at(-1);
    return [...entries, { ...last, when: (last?.when ?? 0) + 1, tag: "9999_test" }];
  });
  await writeFile(
    path.join(projectRoot, "db/migrations/9999_test.sql"),
    "alter table products add column test_length int;\n--> statement-breakpoint\nupdate products set test_length = length(name);",
  );
  let found: unknown;
  const { isSigned } = await checkBackup({
    beside: place.target,
    file,
    identity,
    log: quietLog,
    projectRoot,
    async look(pool) {
      const { rows } = await pool.query(
        "select bool_and(test_length = length(name)) as filled, count(*) > 5 as many from products",
      );
      found = rows;
    },
  });
  expect({ found, isSigned }).toEqual({ found: [{ filled: true, many: true }], isSigned: true });
});

test("while the shop is open nothing is restored", async () => {
  const { pool } = openAgain(place);
  await pool.query("select 1");
  const restoring = restoreShop({ ...order, file, confirm: agree });
  await expect(restoring).rejects.toMatchObject({ reason: "shop_is_open" });
  await pool.end();
  await expectUntouched();
});

test("nor when it is opened in the last moment", async () => {
  const { pool } = openAgain(place);
  const confirm = async () => void (await pool.query("select 1"));
  const restoring = restoreShop({ ...order, file, confirm });
  await expect(restoring).rejects.toMatchObject({ reason: "shop_is_open" });
  await pool.end();
  await expectUntouched();
});

test("nor without the word", async () => {
  const confirm = () => Promise.reject(new Error("not typed"));
  await expect(restoreShop({ ...order, file, confirm })).rejects.toThrow("not typed");
  await expectUntouched();
});

test("a restore brings back rows and uploads, ends sessions and copies what was there", async () => {
  await rm(uploads, { recursive: true });
  const asked: boolean[] = [];
  const { copy } = await restoreShop({
    ...order,
    file,
    secret: ANOTHER_SECRET,
    confirm: async (_, replaces) => void asked.push(replaces),
  });
  expect(asked).toEqual([true]);
  expect(await namesOfProducts()).not.toContain("Since the backup");
  expect((await readdir(uploads, { recursive: true })).toSorted()).toEqual(uploaded.toSorted());
  expect(uploaded.filter((name) => name.startsWith(`${PHOTO_FILES}/`))).not.toHaveLength(0);
  const { ctx, pool } = openAgain(place, ANOTHER_SECRET);
  expect(await ctx.db.$count(session)).toBe(0);
  const { rows } = await pool.query("select 1 from audit_log where action = 'backup.restored'");
  expect(rows).toHaveLength(1);
  // Under another secret, the backup's sealed signing key cannot be opened.
  expect(await signingKey(ctx)).toBe(signingKeyOf(identity));
  await pool.end();

  const replaced = inDatabase(place.target, replacedName(place.target.database));
  if (!("database" in replaced)) throw new Error("the tests use a socket");
  expect(await namesOfProducts(replaced)).toEqual(["Since the backup"]);
  const copied = (await openBackupFolder(place.dataDir)).fileOf(copy?.name ?? "");
  await checkBackup({
    beside: place.target,
    file: copied,
    identity,
    log: quietLog,
    async look(restored) {
      const found = await restored.query("select distinct name from products");
      expect(found.rows).toEqual([{ name: "Since the backup" }]);
    },
  });
});

test("a restore into an empty database asks about nothing that it would replace, and copies nothing", async () => {
  const target = inDatabase(place.target, `${place.target.database}_new`);
  await makeDatabase(place.target, databaseOf(target));
  const dataDir = await temporaryFolder();
  const elsewhere = { target, dataDir, files: createDiskFiles(path.join(dataDir, "files")) };
  const asked: boolean[] = [];
  const { copy } = await restoreShop({
    ...order,
    place: elsewhere,
    file,
    confirm: async (_, replaces) => void asked.push(replaces),
  });
  for (const name of [databaseOf(target), replacedName(databaseOf(target))]) {
    await dropDatabase(place.target, name);
  }
  expect({ asked, copy }).toEqual({ asked: [false], copy: undefined });
});

test("a backup that is only in the store is found there by its name", async () => {
  const [away, empty] = [await temporaryFolder(), await temporaryFolder()];
  await openBackupStore({ folder: away }).send(file);
  const key = path.join(folder, "key.txt");
  await writeFile(key, identity);
  vi.stubEnv("BACKUP_URL", away);
  vi.stubEnv("DATA_DIR", empty);
  vi.stubEnv("DATABASE_URL", databaseUrl(place.target));
  const said = vi.spyOn(console, "log").mockReturnValue(undefined);
  const name = path.basename(file, ".tar.zst.age");
  await restore({ words: ["--list"] });
  await restore({ words: [name, "--key", key, "--check"] });
  vi.unstubAllEnvs();
  expect(said.mock.calls.flat()).toEqual([
    `Backups in ${away}, the newest first:\n  ${name}`,
    expect.stringContaining("can be restored with this key"),
  ]);
  expect(await readdir(path.join(empty, "backups"))).toEqual([]);
  said.mockRestore();
});

test("what is asked before a restore and what is said after it agree", () => {
  const about = { madeAt: "Nov 28, 2026", rows: 1, files: 0, isSigned: true, word: "RESTORE" };
  expect(say.askWord({ ...about, replaces: true })).toContain("backed up first");
  expect(say.restored("a.age")).toContain("The replaced data");
  expect(say.askWord({ ...about, replaces: false })).toContain("nothing is replaced");
  expect(say.restored(undefined)).toContain("nothing was replaced");
});

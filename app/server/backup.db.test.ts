import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { backUp } from "#app/running/backups/commands/back-up.server.ts";
import { makeBackupKey } from "#app/running/backups/commands/make-backup-key.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { checkBackup } from "#app/platform/backup/check-backup.server.ts";
import { isRecipient, makeKey } from "#app/platform/backup/keys.server.ts";
import { makeBackup } from "#app/platform/backup/make-backup.server.ts";
import { signingKeyOf } from "#app/platform/backup/signature.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { describeSchema } from "#tests/describe-schema.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { jobsOf, newBackup, openSeededShop } from "./backup.fixture.ts";

const shop = await openSeededShop();
const { place, ctx, pool, identity } = shop;

test("what is restored has every row, sequence, trigger and job of the shop", async () => {
  const file = await newBackup(shop);
  // The row about the backup itself was written after it.
  const [about] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "backup.made"));
  const before = await describeSchema(pool);
  const withoutIt = before.filter((line) => !line.includes(about?.id ?? "no row"));
  expect(withoutIt).toHaveLength(before.length - 1);
  const jobs = await jobsOf(pool);
  expect(jobs.length).toBeGreaterThan(5);
  const { manifest } = await checkBackup({
    beside: place.target,
    file,
    identity,
    log: quietLog,
    async look(restored) {
      expect(await describeSchema(restored)).toEqual(withoutIt);
      expect(await jobsOf(restored)).toEqual(jobs);
    },
  });
  expect(manifest.rows["public.orders"]).toBe(10);
  expect(manifest.files).toBeGreaterThan(0);
});

test("a write during the backup is wholly in the next one", async () => {
  const { key, file } = await backupWhile(async (done) => {
    if (done !== 1) return;
    await pool.query(
      `with one as (insert into audit_log (id, at, actor_kind, actor_id, action, subject_type,
         subject_id) values (gen_random_uuid(), now(), 'system', 'test', 'test.late', 'test', '1'))
       insert into theme_settings (key, value, type, category, updated_at)
       values ('test_late', '1', 'text', 'general', now())`,
    );
  });
  const order = { beside: place.target, log: quietLog };
  const found: unknown[] = [];
  const look = async (restored: typeof pool) => {
    const { rows } = await restored.query(
      `select (select count(*)::int from audit_log where action = 'test.late') as audit,
         (select count(*)::int from theme_settings where key = 'test_late') as settings`,
    );
    found.push(...rows);
  };
  await checkBackup({ ...order, file, identity: key, look });
  await checkBackup({ ...order, file: await newBackup(shop), identity: shop.identity, look });
  expect(found).toEqual([
    { audit: 0, settings: 0 },
    { audit: 1, settings: 1 },
  ]);
});

async function backupWhile(onProgress: (done: number) => Promise<void>) {
  const made = await makeBackupKey(ctx, 1);
  if (!made.ok) throw new Error(made.reason);
  const { recipient, identity: key } = made.value;
  const signing = { recipient, signingKey: signingKeyOf(key) };
  const order = { ...place, ...signing, now: NOW, id: ctx.ids.newId() };
  const backup = await makeBackup({ ...order, why: "by hand", onProgress });
  if (!backup.ok) throw new Error(backup.reason);
  shop.identity = key;
  const folder = await openBackupFolder(place.dataDir);
  return { key, file: folder.fileOf(backup.value.name) };
}

test("of two backups at once one is made", async () => {
  const answers = await Promise.all([1, 2].map(() => backUp(ctx, place, "by hand")));
  expect(answers.map((answer) => (answer.ok ? "made" : answer.reason)).toSorted()).toEqual([
    "already_running",
    "made",
  ]);
});

const NO_RECIPIENT = "age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq";

test.each([
  ["nobody it could be encrypted to", NO_RECIPIENT, "Invalid", false],
  ["a file in its way", "", "EEXIST", true],
])("a backup with %s leaves none, and says why in the list", async (_, given, why, isThere) => {
  expect(isRecipient(NO_RECIPIENT)).toBe(false);
  const folder = await openBackupFolder(place.dataDir);
  const recipient = given || (await makeKey()).recipient;
  const id = ctx.ids.newId();
  const name = `2026-11-21-020000-${id.slice(-8)}`;
  const inTheWay = `${folder.fileOf(name)}.part`;
  if (isThere) await writeFile(inTheWay, "");
  const order = { ...place, recipient, why: "scheduled", now: NOW, id } as const;
  await expect(makeBackup(order)).rejects.toThrow(why);
  expect((await readdir(path.join(place.dataDir, "backups"))).filter(startsWith(name))).toEqual([
    `${name}.json`,
  ]);
  expect(await folder.find(name)).toMatchObject({ problem: expect.stringContaining(why) });
});

const startsWith = (name: string) => (file: string) => file.startsWith(name);

test.each(["manager", "support", "customer", "visitor"] as const)("a %s may not", async (who) => {
  const theirs = { ...ctx, actor: actorOf(who) };
  const refused = { ok: false, reason: "forbidden" };
  expect(await backUp(theirs, place, "by hand")).toEqual(refused);
  expect(await makeBackupKey(theirs, 2)).toEqual(refused);
});

test("a form that was sent twice makes one key", async () => {
  expect(await makeBackupKey(ctx, 0)).toEqual({ ok: false, reason: "changed_meanwhile" });
});

test("without a key there is no backup", async () => {
  const empty = await testContext();
  const elsewhere = { ...place, dataDir: await temporaryFolder() };
  expect(await backUp(empty.ctx, elsewhere, "by hand")).toEqual({ ok: false, reason: "no_key" });
});

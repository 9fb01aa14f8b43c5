import { readFile, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { backUp } from "#app/running/backups/commands/back-up.server.ts";
import { openBackup } from "#app/running/backups/commands/open-backup.server.ts";
import { requestBackup } from "#app/running/backups/commands/request-backup.server.ts";
import { backupsJobs } from "#app/running/backups/jobs.server.ts";
import { showBackups } from "#app/running/backups/pages/desk/backup-page.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import type { Proof } from "#app/platform/backup/make-backup.server.ts";
import { backupMessages } from "#app/running/backups/texts/staff.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { addDays } from "#app/lib/dates.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { taskList } from "#app/platform/jobs/runner.server.ts";
import { folderApart } from "#app/platform/postgres/place.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { openSeededShop } from "./backup.fixture.ts";
import { findDoubts } from "./find-doubts.server.ts";

/** A PostgreSQL of its own is made and started for each proof. */
const LONG = { timeout: 60_000 };

const shop = await openSeededShop();
const { ctx, pool, place } = shop;
const folder = await openBackupFolder(place.dataDir);
const owner = { ...ctx, actor: actorOf("admin") };
afterAll(() =>
  rm(folderApart(path.join(place.dataDir, "proof")), { recursive: true, force: true }),
);

async function run(task: "backups.make" | "backups.make-due", now = NOW): Promise<void> {
  const plan = planOf(backupsJobs(place, findDoubts));
  const job = { ...ctx, now, mailer: { close() {} }, links: { appUrl: "" }, log: quietLog };
  const tasks: Record<string, unknown> = taskList(plan, () => job);
  const work = tasks[task];
  if (typeof work !== "function") throw new Error(`there is no task ${task}`);
  await work({});
}

test("an owner asks for a backup; it is made, proven and listed", LONG, async () => {
  expect(await requestBackup(owner)).toEqual({ ok: true, value: undefined });
  expect(await showBackups(owner, place)).toMatchObject({
    progress: { step: undefined },
    health: { state: "never" },
  });
  expect(await requestBackup(owner)).toEqual({ ok: false, reason: "already_running" });
  await pool.query("select graphile_worker.remove_job('backups.make')");
  await run("backups.make");
  const shown = await showBackups(owner, place);
  expect(shown).toMatchObject({ progress: undefined, health: { state: "good" } });
  expect(shown.backups).toMatchObject([
    { why: "Manual", hasFile: true, state: { tone: "success", label: /^Verified/ } },
  ]);
  // The server that proved it is gone, and so is its data.
  expect(await readdir(place.dataDir)).not.toContain("proof");
});

test("the private half of no key is left on the machine", async () => {
  const names = await readdir(place.dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile());
  for (const { parentPath, name } of files) {
    expect(await readFile(path.join(parentPath, name), "latin1")).not.toContain("AGE-SECRET-KEY");
  }
  const { rows } = await pool.query("select value from theme_settings where value ilike 'age%'");
  expect(rows).toEqual([{ value: expect.stringMatching(/^age1/) }]);
});

test("a shop that breaks a rule is backed up, and the list says which", LONG, async () => {
  const setState = (from: string, to: string) =>
    pool.query("update orders set status = $2 where status = $1 and id = $3", [from, to, order]);
  const { rows } = await pool.query("select id from orders where status = 'shipped' limit 1");
  const order: unknown = rows[0]?.id;
  await setState("shipped", "delivered");
  const prove: Proof = async (file, { identity }) => {
    expect(identity).toMatch(/^AGE-SECRET-KEY-1/);
    expect(file).toBe(folder.fileOf(path.basename(file).replace(".tar.zst.age", "")));
    return findDoubts(pool);
  };
  const made = await backUp(ctx, place, "by hand", prove);
  await setState("delivered", "shipped");
  expect(made).toMatchObject({ ok: true, value: { doubt: expect.stringMatching(/^I\d/) } });
  const failing = async () => Promise.reject(new Error("no PostgreSQL for this machine"));
  expect(await backUp(ctx, place, "by hand", failing)).toMatchObject({
    ok: true,
    value: { doubt: "no PostgreSQL for this machine" },
  });
});

test("what is due is made, and once", LONG, async () => {
  const count = async () => (await folder.list()).length;
  const before = await count();
  await run("backups.make-due", addDays(NOW, 0.5));
  expect(await count()).toBe(before);
  await run("backups.make-due", addDays(NOW, 1));
  expect(await count()).toBe(before + 1);
  await run("backups.make-due", addDays(NOW, 1.5));
  expect(await count()).toBe(before + 1);
  const [newest] = await folder.list();
  expect(newest).toMatchObject({ why: "scheduled", provenAt: expect.any(Date) });
});

test("old ones go, and the newest proven one stays", async () => {
  expect((await saveSettings(ctx, { backup_keep: "2" })).ok).toBe(true);
  const doubtful = async () => ["I0: doubtful"];
  const later = (days: number) => ({ ...ctx, now: addDays(NOW, days) });
  for (const days of [2, 3, 4]) await backUp(later(days), place, "scheduled", doubtful);
  const left = await folder.list();
  expect(left.map(({ doubt, provenAt }) => [doubt, provenAt !== undefined])).toEqual([
    ["I0: doubtful", false],
    ["I0: doubtful", false],
    [undefined, true],
  ]);
});

test("what fails is in the list, a few times, and is no failed job", async () => {
  expect((await saveSettings(ctx, { backup_recipient: "age1nothing" })).ok).toBe(true);
  for (const days of [10, 11, 12, 13, 14, 15, 16])
    await run("backups.make-due", addDays(NOW, days));
  const failed = (await folder.list()).filter(({ problem }) => problem);
  expect(failed.map(({ startedAt }) => startedAt)).toEqual(
    [16, 15, 14, 13, 12].map((days) => addDays(NOW, days)),
  );
});

test.each(["manager", "clinician", "customer", "visitor"] as const)(
  "a %s can neither ask for a backup nor have one",
  async (who) => {
    const theirs = { ...ctx, actor: actorOf(who) };
    const [newest] = await folder.list();
    const refused = { ok: false, reason: "forbidden" };
    expect(await requestBackup(theirs)).toEqual(refused);
    expect(await openBackup(theirs, place.dataDir, newest?.name ?? "")).toEqual(refused);
    expect(await showBackups(theirs, place)).toMatchObject({
      key: { recipient: "" },
      restoreCommand: `npm run restore -- ${backupMessages.restoreFile}`,
    });
  },
);

test("an owner has it, and no other file", async () => {
  const newest = (await folder.list()).find(({ madeAt }) => madeAt);
  const opened = await openBackup(owner, place.dataDir, newest?.name ?? "");
  expect(opened).toMatchObject({ ok: true, value: { bytes: newest?.bytes } });
  for (const name of [
    "",
    "..",
    "../secret",
    `${newest?.name}.json`,
    "2026-01-01-000000-00000000",
  ]) {
    expect(await openBackup(owner, place.dataDir, name)).toEqual({
      ok: false,
      reason: "not_found",
    });
  }
});

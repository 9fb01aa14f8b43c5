import { beforeAll, expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { makeBackupKey } from "../commands/make-backup-key.server.ts";
import { openSettings } from "#app/running/settings/queries.server.ts";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { saveState } from "#app/platform/journal/state.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { overdueBackup } from "../queries/overdue-backup.server.ts";
import { KEY_SETTINGS } from "../rules/key-settings.ts";
import { mailOverdue } from "./mail-overdue.server.ts";

const { ctx, db } = await testContext();
const dataDir = await temporaryFolder();

const at = (now: Date) => ({ ...ctx, now });
const lookAt = (now: Date) =>
  mailOverdue(
    {
      ...at(now),
      mailer: { close() {} },
      links: { appUrl: "https://shop.example" },
      log: quietLog,
    },
    dataDir,
  );
const sent = () => db.select({ to: mails.to, text: mails.text }).from(mails);

async function proveOne(name: string, startedAt: Date, more: { sendProblem?: string } = {}) {
  const folder = await openBackupFolder(dataDir);
  const record = { name, why: "scheduled" as const, startedAt, madeAt: startedAt };
  await folder.save({ ...record, provenAt: addMinutes(startedAt, 5), ...more });
}

beforeAll(async () => {
  await accountOf(ctx, "admin");
  await accountOf(ctx, "manager");
});

test("without a key no backup is overdue, and with a new key none is yet", async () => {
  expect(await overdueBackup(at(addDays(NOW, 90)), dataDir)).toBeUndefined();
  const { version } = await openSettings(db, KEY_SETTINGS);
  expect(await makeBackupKey({ ...ctx, actor: actorOf("admin") }, version)).toMatchObject({
    ok: true,
  });
  expect(await overdueBackup(at(addDays(NOW, 1)), dataDir)).toBeUndefined();
});

test("when none was ever proven, the owners get one mail, and managers none", async () => {
  await lookAt(addDays(NOW, 1));
  expect(await sent()).toEqual([]);
  for (const hours of [37, 38, 90]) await lookAt(addMinutes(NOW, hours * 60));
  expect(await sent()).toMatchObject([
    { text: expect.stringContaining("Your shop has a backup key but no verified backup") },
  ]);
});

test("a proven backup ends it; the next one that stays away is worth another mail", async () => {
  await proveOne("2026-11-30-020000-0a0b0c0d", addDays(NOW, 8));
  expect(await overdueBackup(at(addDays(NOW, 9)), dataDir)).toBeUndefined();
  await lookAt(addDays(NOW, 9));
  expect(await sent()).toHaveLength(1);
  for (const days of [10, 11, 30]) await lookAt(addDays(NOW, days));
  const all = await sent();
  expect(all).toHaveLength(2);
  expect(all[1]?.text).toContain("Your last verified backup is from");
});

test("one that is on this machine alone, though it should not be, does not count", async () => {
  const sendProblem = "connect ECONNREFUSED";
  await proveOne("2026-12-31-020000-0a0b0c0d", addDays(NOW, 39));
  await proveOne("2027-01-02-020000-0a0b0c0d", addDays(NOW, 41), { sendProblem });
  await lookAt(addDays(NOW, 41));
  const all = await sent();
  expect(all).toHaveLength(3);
  expect(all[2]?.text).toContain(`the copy to the other place fails: ${sendProblem}`);
});

test("a continuous backup that fails for an hour is overdue, whatever the others are", async () => {
  const later = addDays(NOW, 50);
  await proveOne("2027-01-11-020000-0a0b0c0d", later);
  expect(await overdueBackup(at(later), dataDir)).toBeUndefined();
  await saveState(dataDir, { problem: "the disk of /mnt is full", problemSince: later });
  expect(await overdueBackup(at(addMinutes(later, 59)), dataDir)).toBeUndefined();
  await lookAt(addMinutes(later, 61));
  expect((await sent()).at(-1)?.text).toContain("the disk of /mnt is full");
});

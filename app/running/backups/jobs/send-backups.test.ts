import { rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openBackupFolder } from "#app/platform/backup/backup-folder.server.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { sendBackups } from "./send-backups.server.ts";

const dataDir = await temporaryFolder();
const folder = await openBackupFolder(dataDir);
const backup = { name: "2026-11-28-020000-0123abcd", why: "scheduled", startedAt: NOW } as const;
const ctx = { now: NOW, log: quietLog };

function storeOf(answer: () => Promise<void>) {
  const sent: string[] = [];
  const send = (file: string) => answer().then(() => void sent.push(file));
  const idle = { label: "away", fetch: answer, list: async () => [], remove: answer };
  return { sent, store: { ...idle, send } };
}
const well = () => Promise.resolve();

test("a backup is sent once, and its record says when", async () => {
  await folder.save({ ...backup, madeAt: NOW });
  await writeFile(folder.fileOf(backup.name), "");
  const { sent, store } = storeOf(well);
  await sendBackups(ctx, dataDir, store);
  await sendBackups(ctx, dataDir, store);
  expect(sent).toEqual([folder.fileOf(backup.name)]);
  expect(await folder.find(backup.name)).toMatchObject({ sentAt: NOW });
});

test("what fails says why and is sent the next time", async () => {
  await folder.save({ ...backup, madeAt: NOW });
  const failing = storeOf(() => Promise.reject(new Error("connect ECONNREFUSED")));
  await sendBackups(ctx, dataDir, failing.store);
  expect(await folder.find(backup.name)).toMatchObject({ sendProblem: "connect ECONNREFUSED" });
  await sendBackups(ctx, dataDir, storeOf(well).store);
  expect(await folder.find(backup.name)).toEqual({ ...backup, madeAt: NOW, sentAt: NOW });
});

test("one that is being made waits, and one that was removed meanwhile stays removed", async () => {
  await folder.save(backup);
  const { sent, store } = storeOf(well);
  await sendBackups(ctx, dataDir, store);
  expect(sent).toEqual([]);
  await folder.save({ ...backup, madeAt: NOW });
  await sendBackups(ctx, dataDir, storeOf(() => folder.remove(backup.name)).store);
  expect(await folder.list()).toEqual([]);
  await rm(dataDir, { recursive: true });
});

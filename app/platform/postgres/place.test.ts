import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeSocketFolder } from "./place.server.ts";

const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, other: false };
const nobody = { uid: 65534, gid: 65534, other: true };
let key = "";
let path = "";

beforeEach(() => {
  key = randomBytes(8).toString("hex");
  path = `/tmp/project-me-${account.uid}-${key}`;
});
afterEach(() => rm(path, { recursive: true, force: true }));

test("is short, its owner's alone, and the same next time", async () => {
  expect(await makeSocketFolder(account, key)).toBe(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
  await chmod(path, 0o755);
  expect(await makeSocketFolder(account, key)).toBe(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test("a link somebody put there is refused, and where it leads stays as it is", async () => {
  const target = await mkdtemp(join(tmpdir(), "project-me-target-"));
  await chmod(target, 0o755);
  await symlink(target, path);
  try {
    await expect(makeSocketFolder(account, key)).rejects.toThrow(/belongs to another user/);
    expect((await stat(target)).mode & 0o777).toBe(0o755);
  } finally {
    await rm(target, { recursive: true });
  }
});

test.runIf(account.uid === 0)("a folder of another account is refused", async () => {
  path = `/run/project-me-${nobody.uid}-${key}`;
  await mkdir(path);
  await chown(path, 65533, 65533);
  await expect(makeSocketFolder(nobody, key)).rejects.toThrow(
    /belongs to another user.*DATABASE_URL/,
  );
  expect((await stat(path)).uid).toBe(65533);
});

test.runIf(account.uid === 0)("a start that was not done with its folder is helped", async () => {
  path = `/run/project-me-${nobody.uid}-${key}`;
  await mkdir(path);
  expect(await makeSocketFolder(nobody, key)).toBe(path);
  expect(await stat(path)).toMatchObject({ uid: nobody.uid, gid: nobody.gid });
});

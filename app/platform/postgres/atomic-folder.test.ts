import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolderAtomically } from "./atomic-folder.server.ts";

const DEAD_PID = 2 ** 30;
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "project-me-half-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("of two makers at once one wins and nothing else is left", async () => {
  const made = (name: string) =>
    makeFolderAtomically(join(folder, "thing"), (path) => writeFile(join(path, name), name));
  await Promise.all([made("first"), made("second")]);
  expect(await readdir(folder)).toEqual(["thing"]);
  expect(await readdir(join(folder, "thing"))).toHaveLength(1);
});

test("a maker that fails leaves nothing", async () => {
  const failing = makeFolderAtomically(join(folder, "thing"), () =>
    Promise.reject(new Error("disk full")),
  );
  await expect(failing).rejects.toThrow("disk full");
  expect(await readdir(folder)).toEqual([]);
});

test("what a killed maker left goes, what a living one makes stays", async () => {
  await mkdir(join(folder, `thing.new-${DEAD_PID}-abc`));
  await mkdir(join(folder, `thing.new-${process.pid}-before`));
  await mkdir(join(folder, `thing.new-${process.ppid}-alive`));
  await makeFolderAtomically(join(folder, "thing"), (path) => writeFile(join(path, "file"), ""));
  const left = (await readdir(folder)).toSorted();
  expect(left).toEqual(["thing", `thing.new-${process.ppid}-alive`]);
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolderAtomically } from "./atomic-folder.server.ts";

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

test("a maker that is overtaken by another leaves the finished folder as it is", async () => {
  const target = join(folder, "thing");
  await makeFolderAtomically(target, async () => {
    await makeFolderAtomically(target, (path) => writeFile(join(path, "theirs"), ""));
    throw new Error("its folder is gone");
  });
  expect(await readdir(target)).toEqual(["theirs"]);
});

test("what a killed maker left goes", async () => {
  await mkdir(join(folder, "thing.new-abc"));
  await mkdir(join(folder, "thing-else"));
  await makeFolderAtomically(join(folder, "thing"), (path) => writeFile(join(path, "file"), ""));
  expect((await readdir(folder)).toSorted()).toEqual(["thing", "thing-else"]);
});

import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { createDiskFiles } from "./disk-files.server.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "disk-files-"));
afterAll(() => rm(folder, { recursive: true }));
const files = createDiskFiles(folder);
const bytes = new Uint8Array([1, 2, 3]);

it("gives back what it was given, until it is removed", async () => {
  const store = files.area("letters");
  await store.write("one", bytes);
  expect(new Uint8Array((await store.read("one"))!)).toEqual(bytes);
  await store.remove("one");
  expect(await store.read("one")).toBeUndefined();
  await store.remove("one");
});

it("is for nobody but the shop's own account", async () => {
  await files.area("private").write("one", bytes);
  const modes = [path.join(folder, "private"), path.join(folder, "private", "one")];
  expect(await Promise.all(modes.map(async (at) => (await stat(at)).mode & 0o777))).toEqual([
    0o700, 0o600,
  ]);
});

it("gives a name once, and never changes what has it", async () => {
  const store = files.area("once");
  await store.write("one", bytes);
  await expect(store.write("one", new Uint8Array([9]))).rejects.toThrow("EEXIST");
  expect(new Uint8Array((await store.read("one"))!)).toEqual(bytes);
});

it.each(["..", "../one", "a/b", "/etc/passwd", "one.webp", "", "a\u0000", "x".repeat(65)])(
  "never follows the name %j",
  async (name) => {
    const store = files.area("letters");
    await expect(store.write(name, bytes)).rejects.toThrow("made up by the shop");
    await expect(store.read(name)).rejects.toThrow("made up by the shop");
    await expect(store.remove(name)).rejects.toThrow("made up by the shop");
    expect(() => files.area(name)).toThrow("made up by the shop");
  },
);

it("tells which are old, in this area only", async () => {
  const store = files.area("old");
  expect(await store.writtenBefore(new Date())).toEqual([]);
  await store.write("first", bytes);
  await store.write("second", bytes);
  await files.area("others").write("third", bytes);
  await writeFile(path.join(folder, "old", "not.ours"), "");
  const yesterday = new Date("2026-11-20T02:00:00Z");
  for (const name of ["first", "not.ours"]) {
    await utimes(path.join(folder, "old", name), yesterday, yesterday);
  }
  expect(await store.writtenBefore(new Date("2026-11-20T02:00:01Z"))).toEqual(["first"]);
  expect(await readdir(path.join(folder, "old"))).toHaveLength(3);
});

import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { FakeS3 } from "#tests/fake-s3.ts";
import type { Files } from "./file-store.ts";
import { createS3Files } from "./s3-files.server.ts";

const provider = new FakeS3();
let files: Files;
beforeAll(async () => {
  await provider.open();
  files = createS3Files(provider.settings);
});
afterEach(() => {
  provider.objects.clear();
  provider.down = undefined;
});
afterAll(() => provider.close());

const bytes = new Uint8Array([1, 2, 3]);

it("gives back what it was given, until it is removed", async () => {
  const store = files.area("letters");
  expect(await store.read("one")).toBeUndefined();
  await store.write("one", bytes);
  expect([...provider.objects.keys()]).toEqual(["letters/one"]);
  expect(await store.read("one")).toEqual(bytes);
  await store.remove("one");
  expect(await store.read("one")).toBeUndefined();
  await store.remove("one");
});

it.each(["..", "../one", "a/b", "one.webp", ""])("never follows the name %j", async (name) => {
  const store = files.area("letters");
  await expect(store.write(name, bytes)).rejects.toThrow("made up by the shop");
  await expect(store.read(name)).rejects.toThrow("made up by the shop");
  expect(() => files.area(name)).toThrow("made up by the shop");
});

it("says which are old, in this area only, over many pages", async () => {
  const store = files.area("old");
  for (const name of ["a", "b", "c", "d", "e"]) await store.write(name, bytes);
  await files.area("older").write("f", bytes);
  for (const [key, object] of provider.objects) {
    if (key !== "old/e") object.at = new Date("2026-11-20T02:00:00Z");
  }
  expect(await store.writtenBefore(new Date("2026-11-20T02:00:01Z"))).toEqual(["a", "b", "c", "d"]);
});

it("lists every file of the shop, and nothing else in the bucket", async () => {
  await files.area("proofs").write("one", bytes);
  await files.area("photos").write("two", bytes);
  provider.objects.set("notes.txt", { bytes: Buffer.of(), at: new Date() });
  provider.objects.set("photos/2026/three", { bytes: Buffer.of(), at: new Date() });
  const listed: unknown[] = [];
  for await (const file of files.list()) listed.push(file);
  expect(listed).toEqual([
    { area: "photos", name: "two" },
    { area: "proofs", name: "one" },
  ]);
});

it("fails, and does not say that there is none, when the provider is away or refuses the key", async () => {
  const store = files.area("letters");
  await store.write("one", bytes);
  provider.down = 503;
  await expect(store.read("one")).rejects.toThrow("No");
  await expect(store.write("two", bytes)).rejects.toThrow("No");
  await expect(store.remove("one")).rejects.toThrow("No");
  provider.down = undefined;
  const stranger = createS3Files({ ...provider.settings, accessKey: "somebody-else" });
  await expect(stranger.area("letters").read("one")).rejects.toThrow("No");
});

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { FakeS3 } from "#tests/fake-s3.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openBackupStore, openShelf } from "./backup-store.server.ts";

const provider = await new FakeS3().open();
afterAll(() => provider.close());
const folder = await temporaryFolder();
const away = path.join(folder, "away");
await mkdir(away);
const [older, newer] = ["2026-11-28-020000-0123abcd", "2026-11-29-020000-0123abcd"];

async function backupOf(name: string): Promise<string> {
  const file = path.join(folder, `${name}.tar.zst.age`);
  await writeFile(file, `all of ${name}`);
  return file;
}

describe.each([
  ["a folder", { folder: away }, away],
  ["a bucket", provider.settings, `${new URL(provider.endpoint).host}/our-shop`],
])("%s", (_, settings, label) => {
  const store = openBackupStore(settings);

  it("keeps what is sent, under its name, until it is removed", async () => {
    expect(store.label).toBe(label);
    for (const name of [older, newer, newer]) await store.send(await backupOf(name));
    expect(await store.list()).toEqual([newer, older]);
    const into = path.join(folder, "fetched");
    await store.fetch(newer, into);
    expect(await readFile(into, "utf8")).toBe(`all of ${newer}`);
    await store.remove(newer);
    expect(await store.list()).toEqual([older]);
  });

  it("leaves alone what is no backup", async () => {
    await writeFile(path.join(away, "notes.txt"), "");
    await writeFile(path.join(away, `${newer}.tar.zst.age.part`), "half");
    provider.objects.set("notes.txt", { bytes: Buffer.of(), at: new Date() });
    expect(await store.list()).toEqual([older]);
  });

  it("says when it does not answer", async () => {
    const isFolder = "folder" in settings;
    const none = openBackupStore(isFolder ? { folder: path.join(folder, "gone") } : settings);
    provider.down = 503;
    await expect(none.list()).rejects.toThrow(isFolder ? "is not there" : "No");
    await expect(none.send(await backupOf(newer))).rejects.toThrow(
      isFolder ? "is not there" : "No",
    );
    provider.down = undefined;
  });
});

it("the journal has a shelf of its own, which lists no backup", async () => {
  for (const settings of [{ folder: away }, provider.settings]) {
    const shelf = openShelf(settings, "journal");
    await shelf.send(await backupOf(newer));
    expect(await shelf.list()).toEqual([`${newer}.tar.zst.age`]);
    expect(await openBackupStore(settings).list()).toEqual([older]);
    await shelf.remove(`${newer}.tar.zst.age`);
    expect(await shelf.list()).toEqual([]);
  }
});

it("a place that is there and no folder is not called missing", async () => {
  const file = path.join(folder, "a-file");
  await writeFile(file, "");
  await expect(openBackupStore({ folder: file }).list()).rejects.toThrow(`${file} is not a folder`);
});

import { execFileSync } from "node:child_process";
import { mkdir, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { copyShop, emptyShop, newShop, removeShops, start } from "./shop-process.fixture.ts";

const mounted: string[] = [];
const run = (program: string, args: string[]) => void execFileSync(program, args);
afterEach(() => mounted.splice(0).forEach((folder) => run("umount", ["-l", folder])));
afterAll(removeShops, 30_000);

function mount(folder: string, ...options: string[]): void {
  run("mount", ["-t", "tmpfs", ...options, "tmpfs", folder]);
  mounted.push(folder);
}

/** Containers may forbid it, even to root. */
const canMount = await emptyShop().then((folder) => {
  try {
    mount(folder);
    return true;
  } catch {
    return false;
  }
});

/** A shop that was started before, on a disk of its own. */
async function onDisk(megabytes: number): Promise<string> {
  const shop = await emptyShop();
  mount(shop, "-o", `size=${megabytes}m,mode=0755`);
  await copyShop(await newShop(), shop);
  return shop;
}

async function fillUp(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(join(folder, "ballast"), Buffer.alloc(bavail * bsize));
}

const problemOf = (shop: string) =>
  start(shop).then(
    () => "it started",
    (error: { userMessage?: string }) => error.userMessage,
  );

const full = (shop: string) =>
  expect.stringMatching(
    new RegExp(`\n  - DATA_DIR: the disk of ${shop}/data is full; make room on it$`),
  );
const readOnly = (shop: string) =>
  expect.stringMatching(
    new RegExp(
      `\n  - DATA_DIR: ${shop}/data is read-only; let the shop write to it, or choose another folder$`,
    ),
  );

test.skipIf(!canMount)(
  "a first start without room is told in a sentence",
  async () => {
    const shop = await emptyShop();
    mount(shop, "-o", "size=4m,mode=0755");
    expect(await problemOf(shop)).toEqual(full(shop));
  },
  30_000,
);

test.skipIf(!canMount)(
  "a later start without room is told in a sentence",
  async () => {
    const shop = await onDisk(160);
    await fillUp(shop);
    expect(await problemOf(shop)).toEqual(full(shop));
  },
  30_000,
);

test.skipIf(!canMount)(
  "a first start on a disk that is read-only is told in a sentence",
  async () => {
    const shop = await emptyShop();
    mount(shop, "-o", "mode=0755");
    run("mount", ["-o", "remount,ro", shop]);
    expect(await problemOf(shop)).toContain(`${shop}/data does not exist and cannot be created`);
    run("mount", ["-o", "remount,rw", shop]);
    await mkdir(join(shop, "data"));
    run("mount", ["-o", "remount,ro", shop]);
    expect(await problemOf(shop)).toEqual(readOnly(shop));
  },
);

test.skipIf(!canMount)(
  "a later start on a disk that is read-only is told in a sentence",
  async () => {
    const shop = await onDisk(160);
    run("mount", ["-o", "remount,ro", shop]);
    expect(await problemOf(shop)).toEqual(readOnly(shop));
    run("mount", ["-o", "remount,rw", shop]);
  },
  30_000,
);

test("a file in the place of the data folder is told in a sentence", async () => {
  const shop = await emptyShop();
  await writeFile(join(shop, "data"), "");
  expect(await problemOf(shop)).toContain(`DATA_DIR: ${shop}/data is not a folder; choose one`);
});

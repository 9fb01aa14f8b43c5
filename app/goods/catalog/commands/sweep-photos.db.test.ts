import { readdir, utimes } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { testContext } from "#tests/context.ts";
import { newPhoto } from "#tests/new-photo.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { makeProduct } from "../factories.ts";
import { findPictures } from "../queries/pictures.server.ts";
import { PHOTO_FILES } from "../rules/picture-terms.ts";
import { addPicture } from "./add-picture.server.ts";
import { changePicture } from "./change-picture.server.ts";
import { putBackPicture } from "./put-back-picture.server.ts";
import { removePicture } from "./remove-picture.server.ts";
import { sweepPhotos } from "./sweep-photos.server.ts";

const { ctx, db } = await testContext();
const folder = await temporaryFolder();
const store = createDiskFiles(folder).area(PHOTO_FILES);
const productId = await makeProduct(ctx, { name: "Swept", images: [] });

const stored = () => readdir(path.join(folder, PHOTO_FILES));
const versionNow = async () => (await findPictures(db, productId))?.images[0]?.upload?.version;

/** Dates the files on disk this many days before the tests' time. */
async function age(days: number): Promise<void> {
  const then = addDays(ctx.now, -days);
  for (const name of await stored()) await utimes(path.join(folder, PHOTO_FILES, name), then, then);
}
const sweepAfter = (days: number) => sweepPhotos({ ...ctx, now: addDays(ctx.now, days) }, store);

it("removes only what nobody can see or put back any more", async () => {
  const added = await addPicture(ctx, store, { productId, sent: await newPhoto() });
  if (!added.ok) throw new Error(added.reason);
  const { picture } = added.value;
  await store.write(ctx.ids.newId(), new Uint8Array([1]));
  const left = (await stored()).length - 1;

  // A fresh file may still get its row.
  await age(0);
  await sweepAfter(0);
  expect(await stored()).toHaveLength(left + 1);
  await age(2);
  await sweepAfter(0);
  expect(await stored()).toHaveLength(left);

  const first = await versionNow();
  const change = { productId, picture, alt: "A vial", wasAlt: "" } as const;
  await changePicture(ctx, store, { ...change, focus: "top", wasFocus: "centre" });
  const second = await versionNow();
  await age(2);
  await sweepAfter(20);
  expect((await stored()).filter((name) => name.includes(`-${first}-`))).not.toHaveLength(0);
  await sweepAfter(40);
  expect((await stored()).filter((name) => name.includes(`-${first}-`))).toHaveLength(0);
  expect((await stored()).filter((name) => name.includes(`-${second}-`))).not.toHaveLength(0);

  await removePicture(ctx, { productId, picture });
  await sweepAfter(30);
  expect(await putBackPicture(ctx, { productId, picture })).toMatchObject({ ok: true });
  expect(await stored()).toHaveLength(left);
  await removePicture(ctx, { productId, picture });
  await sweepAfter(32);
  expect(await stored()).toEqual([]);
});

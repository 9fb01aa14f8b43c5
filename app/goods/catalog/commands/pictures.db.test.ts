import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { testContext } from "#tests/context.ts";
import { newPhoto } from "#tests/new-photo.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { makeProduct } from "../factories.ts";
import { findPictures } from "../queries/pictures.server.ts";
import { MOST_PICTURES, PHOTO_FILES } from "../rules/picture-terms.ts";
import { photoFiles, storedName } from "../views/photo-files.ts";
import { addPicture } from "./add-picture.server.ts";
import { arrangePictures } from "./arrange-pictures.server.ts";
import { changePicture } from "./change-picture.server.ts";
import { putBackPicture } from "./put-back-picture.server.ts";
import { removePicture } from "./remove-picture.server.ts";

const { ctx, db, as } = await testContext();
const folder = await temporaryFolder();
const store = createDiskFiles(folder).area(PHOTO_FILES);

let products = 0;
const aProduct = (...drawn: string[]) =>
  makeProduct(ctx, {
    name: `Pictured ${(products += 1)}`,
    images: drawn.map((picture) => ({ picture, alt: `A vial of ${picture}` })),
  });
const imagesOf = async (productId: string) => (await findPictures(db, productId))?.images ?? [];
const namesOf = async (productId: string) =>
  (await imagesOf(productId)).map(({ picture }) => picture);
const stored = () => readdir(path.join(folder, PHOTO_FILES));
const actions = async (productId: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, productId))).map(
    ({ action }) => action,
  );

async function photographed(...drawn: string[]) {
  const productId = await aProduct(...drawn);
  const added = await addPicture(ctx, store, { productId, sent: await newPhoto() });
  if (!added.ok) throw new Error(added.reason);
  return { productId, picture: added.value.picture };
}

it("adds a photo before what is drawn, in every size that pages name", async () => {
  const { productId, picture } = await photographed("klow");
  expect(await namesOf(productId)).toEqual([picture, "klow"]);
  const [image] = await imagesOf(productId);
  expect(image).toMatchObject({ alt: "", upload: { focus: "centre", width: 720, height: 900 } });
  for (const { name, width, height, format } of photoFiles({ width: 720, height: 900 })) {
    const bytes = await store.read(storedName(picture, image?.upload?.version ?? "", name));
    expect(await sharp(bytes).metadata()).toMatchObject({
      width,
      height,
      format: format === "avif" ? "heif" : format,
    });
  }
  expect(await actions(productId)).toContain("product.picture_added");
});

it("adds one file once, also when it is sent twice at once", async () => {
  const productId = await aProduct();
  const sent = await newPhoto();
  const twice = await Promise.all([1, 2].map(() => addPicture(ctx, store, { productId, sent })));
  expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await namesOf(productId)).toHaveLength(1);
  const before = (await stored()).length;
  expect(await addPicture(ctx, store, { productId, sent })).toMatchObject({
    value: { isNew: false },
  });
  expect(await stored()).toHaveLength(before);
});

it("lets no race go beyond the most, and leaves no file of those that came too late", async () => {
  const drawn = Array.from({ length: MOST_PICTURES - 1 }, (_, index) => `drawn-${index}`);
  const productId = await aProduct(...drawn);
  const before = (await stored()).length;
  const sent = await Promise.all([newPhoto(), newPhoto(), newPhoto()]);
  const added = await Promise.all(
    sent.map((each) => addPicture(ctx, store, { productId, sent: each })),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  expect(added.filter((each) => !each.ok && each.reason === "full")).toHaveLength(2);
  expect(await namesOf(productId)).toHaveLength(MOST_PICTURES);
  const ofOne = 1 + photoFiles({ width: 720, height: 900 }).length;
  expect(await stored()).toHaveLength(before + ofOne);
});

it("refuses what would look blurred, with its measures", async () => {
  const productId = await aProduct();
  const sent = await newPhoto(719, 900);
  expect(await addPicture(ctx, store, { productId, sent })).toEqual({
    ok: false,
    reason: "too_small",
    width: 719,
    height: 900,
  });
  expect(await namesOf(productId)).toEqual([]);
});

it("cuts a photo anew around another focus, at another address", async () => {
  const { productId, picture } = await photographed();
  const [before] = await imagesOf(productId);
  const change = { productId, picture, alt: "A vial", wasAlt: "", focus: "top" } as const;
  expect(await changePicture(ctx, store, { ...change, wasFocus: "centre" })).toMatchObject({
    ok: true,
  });
  const [after] = await imagesOf(productId);
  expect(after).toMatchObject({ alt: "A vial", upload: { focus: "top" } });
  expect(after?.upload?.version).not.toBe(before?.upload?.version);
  const name = storedName(picture, after?.upload?.version ?? "", "tall-480-avif");
  expect(await store.read(name)).toBeDefined();
  // Sent twice, the form changes nothing more and adds no second entry.
  expect(await changePicture(ctx, store, { ...change, wasFocus: "centre" })).toMatchObject({
    ok: true,
  });
  const changes = (await actions(productId)).filter((each) => each === "product.picture_changed");
  expect(changes).toHaveLength(1);
});

it("overwrites nothing that a colleague wrote meanwhile", async () => {
  const { productId, picture } = await photographed();
  const write = (alt: string) => changePicture(ctx, store, { productId, picture, alt, wasAlt: "" });
  const both = await Promise.all([write("A vial"), write("A box")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "changed_meanwhile" });
});

it("arranges them, unless another person did", async () => {
  const productId = await aProduct("klow", "glow", "consultation");
  const was = await namesOf(productId);
  const arrange = (order: string[]) => arrangePictures(ctx, { productId, was, order });
  const both = await Promise.all([
    arrange(["glow", "klow", "consultation"]),
    arrange(["consultation", "klow", "glow"]),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "changed_meanwhile" });
  expect((await namesOf(productId)).toSorted()).toEqual(was.toSorted());
});

it("removes one, and puts it back where it was", async () => {
  const { productId, picture } = await photographed("klow");
  for (const _ of ["first", "again"]) {
    expect(await removePicture(ctx, { productId, picture })).toMatchObject({ ok: true });
  }
  expect(await namesOf(productId)).toEqual(["klow"]);
  expect((await actions(productId)).filter((each) => each.endsWith("removed"))).toHaveLength(1);
  for (const _ of ["first", "again"]) {
    expect(await putBackPicture(ctx, { productId, picture })).toMatchObject({ ok: true });
  }
  expect(await namesOf(productId)).toEqual([picture, "klow"]);
  expect(await removePicture(ctx, { productId, picture: "glow" })).toMatchObject({
    reason: "not_found",
  });
});

it("is for those who may change products", async () => {
  const { productId, picture } = await photographed();
  const support = as("support");
  const order = [picture];
  const refused = [
    await addPicture(support, store, { productId, sent: await newPhoto() }),
    await changePicture(support, store, { productId, picture, alt: "Mine", wasAlt: "" }),
    await arrangePictures(support, { productId, was: order, order }),
    await removePicture(support, { productId, picture }),
    await putBackPicture(support, { productId, picture }),
  ];
  for (const each of refused) expect(each).toMatchObject({ reason: "forbidden" });
  expect(await imagesOf(productId)).toMatchObject([{ picture, alt: "" }]);
});

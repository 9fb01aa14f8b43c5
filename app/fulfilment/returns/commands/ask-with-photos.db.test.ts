import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { newPicture } from "#tests/new-picture.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { returnJobs, sentOrder } from "../factories.ts";
import { removeOldPhotos, sweepPhotos } from "../jobs/photo-files.server.ts";
import { photosOf, readPhoto } from "../queries/photos.server.ts";
import { PHOTO_FILES } from "../rules/photo-terms.ts";
import { returnPhotos, returns } from "../tables.server.ts";
import { askForReturn } from "./ask-for-return.server.ts";
import { askWithPhotos } from "./ask-with-photos.server.ts";

const { ctx, db, pool } = await testContext();
const files = createDiskFiles(await temporaryFolder());
const store = files.area(PHOTO_FILES);

/** The input of a buyer's form. */
async function asking(sent: readonly Uint8Array[]) {
  const { orderId, orderItemId } = await sentOrder(ctx);
  const orderToken = await tokenOf(ctx, orderId);
  const units = new Map([[orderItemId, 1]]);
  const form = { key: ctx.ids.newId(), reason: "damaged", note: "", units } as const;
  return { orderId, ask: { ...form, orderToken, sent } };
}
const stored = async () => {
  const names: string[] = [];
  for (const { fileId } of await db.select().from(returnPhotos)) {
    if (await store.read(fileId)) names.push(fileId);
  }
  return names.length;
};

beforeEach(async () => {
  await drainJobs(pool, returnJobs());
  await pool.query("truncate return_photos; delete from mails");
});

test("photos are stored with the return, and shown for it and its order alone", async () => {
  const { orderId, ask } = await asking([await newPicture(), await newPicture()]);
  const made = await askWithPhotos(ctx, store, ask);
  const returnId = made.ok ? made.value.id : "";
  const photos = (await photosOf(db, [returnId])).get(returnId) ?? [];
  expect(photos).toMatchObject([{ width: 60 }, { width: 60 }]);
  const photoId = photos[0]?.id ?? "";
  expect(await readPhoto(db, store, { photoId, returnId })).toBeDefined();
  expect(await readPhoto(db, store, { photoId, orderId })).toBeDefined();
  const { orderId: other } = await asking([]);
  expect(await readPhoto(db, store, { photoId, orderId: other })).toBeUndefined();
  expect(await readPhoto(db, store, { photoId: "x", orderId })).toBeUndefined();
});

test("the same form twice, at once and later, is one return with its photos once", async () => {
  const { ask } = await asking([await newPicture()]);
  await Promise.all([askWithPhotos(ctx, store, ask), askWithPhotos(ctx, store, ask)]);
  expect(await askWithPhotos(ctx, store, ask)).toMatchObject({ ok: true, value: { isNew: false } });
  expect(await db.$count(returnPhotos)).toBe(1);
  expect(await stored()).toBe(1);
});

test("what is refused leaves no return and no photo", async () => {
  const picture = await newPicture();
  const { ask, orderId } = await asking([picture]);
  const refused = async (sent: readonly Uint8Array[]) => {
    const made = await askWithPhotos(ctx, store, { ...ask, sent });
    return made.ok ? undefined : made.reason;
  };
  expect(await refused([picture, picture, picture, picture])).toBe("too_many_photos");
  expect(await refused([picture, new TextEncoder().encode("<svg/>")])).toBe("not_a_picture");
  const units = new Map([["018f3a52-7c1e-7b6a-9d0e-3f2a1b4c5d6e", 1]]);
  expect(await askWithPhotos(ctx, store, { ...ask, units })).toMatchObject({ ok: false });
  expect(await db.$count(returns, eq(returns.orderId, orderId))).toBe(0);
  expect(await db.$count(returnPhotos)).toBe(0);
  const stranger = { ...ask, orderToken: "x" };
  expect(await askWithPhotos(ctx, store, stranger)).toMatchObject({ reason: "not_found" });
});

test("the shop's mailbox hears of what a buyer asks for, and of nothing that staff did", async () => {
  await saveSettings(ctx, { contact_email: "owner@example.test" });
  const { ask } = await asking([]);
  const made = await askWithPhotos(ctx, store, ask);
  const { orderId, ask: other } = await asking([]);
  await askForReturn(ctx, { by: "staff", orderId }, other);
  await drainJobs(pool, returnJobs());
  const told = await db
    .select()
    .from(mails)
    .where(and(eq(mails.to, "owner@example.test"), eq(mails.kind, "staff-return")));
  const number = made.ok ? made.value.number : "";
  expect(told).toMatchObject([{ subject: `New return ${number}` }]);
  await saveSettings(ctx, { contact_email: "" });
});

test("a photo goes half a year after its return ended, a file without a row the next day", async () => {
  const { ask } = await asking([await newPicture()]);
  const made = await askWithPhotos(ctx, store, ask);
  const unnamed = ctx.ids.newId();
  await store.write(unnamed, await newPicture());
  const later = (days: number) => ({ ...ctx, now: addDays(ctx.now, days) });
  await removeOldPhotos(later(400), store);
  expect(await stored()).toBe(1);
  const ended = { state: "refused", answer: "No", endedAt: ctx.now } as const;
  await db
    .update(returns)
    .set(ended)
    .where(eq(returns.id, made.ok ? made.value.id : ""));
  await removeOldPhotos(later(179), store);
  expect(await stored()).toBe(1);
  await removeOldPhotos(later(181), store);
  expect(await stored()).toBe(0);
  expect(await db.select().from(returnPhotos)).toMatchObject([{ removedAt: expect.any(Date) }]);
  expect(sweepPhotos(files).name).toBe("returns.sweep-photos");
});

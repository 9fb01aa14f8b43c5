import { and, eq, notLike } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { orderToPay, orderToTransfer, transferJobs } from "../factories.ts";
import { newPicture } from "#tests/new-picture.ts";
import { removeOldProofs } from "../jobs/proof-files.server.ts";
import { PROOF_FILES } from "../rules/transfer-terms.ts";
import { transferProofs } from "../tables.server.ts";
import { addTransferProof } from "./add-transfer-proof.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const files = createDiskFiles(await temporaryFolder());
const store = files.area(PROOF_FILES);
const jobs = transferJobs(files);
const guest = as("visitor");
const FOREVER = new Date("2100-01-01");

const send = (orderToken: string, sent: Uint8Array) =>
  addTransferProof(guest, store, { orderToken, sent });
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const proofsOf = (orderId: string) =>
  db.select().from(transferProofs).where(eq(transferProofs.orderId, orderId));
const mailsTo = async (key: string) => db.$count(mails, eq(mails.dedupeKey, key));
/** Reads like the database, but fails on the first write. */
const failing: Db = new Proxy(db, {
  get: (target, name, self) =>
    name === "transaction"
      ? () => Promise.reject(new Error("power cut"))
      : (Reflect.get(target, name, self) as unknown),
});
const drain = (hoursLater = 0) =>
  drainJobs(pool, jobs, { at: addMinutes(ctx.now, hoursLater * 60) });

it("is kept as a picture of the shop's own making, under a name of its own", async () => {
  const { orderId, orderToken } = await orderToTransfer(ctx);
  const sent = await newPicture();
  const added = await send(orderToken, sent);
  const [proof] = await proofsOf(orderId);
  expect(added).toEqual({ ok: true, value: { proofId: proof?.id } });
  expect(proof).toMatchObject({ width: 60, height: 40, uploadedAt: ctx.now, answer: null });
  const kept = await store.read(proof!.fileId);
  expect(kept).toHaveLength(proof!.bytes);
  expect(Buffer.from(kept!).equals(Buffer.from(sent))).toBe(false);
});

it("keeps the order and its units until staff have looked, whatever the clock says", async () => {
  const { orderId, orderToken, productId } = await orderToTransfer(ctx);
  await send(orderToken, await newPicture());
  expect(await orderOf(orderId)).toMatchObject({ expiresAt: null, proofWaitingSince: ctx.now });
  await drain(49);
  expect(await orderOf(orderId)).toMatchObject({ status: "pending" });
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  expect(level?.reserved).toBe(1);
});

it("without one, the order ends after two days and gives its units back", async () => {
  const { orderId, productId } = await orderToTransfer(ctx);
  await drain(47);
  expect(await orderOf(orderId)).toMatchObject({ status: "pending" });
  await drain(48);
  expect(await orderOf(orderId)).toMatchObject({ status: "cancelled", paymentStatus: "expired" });
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  expect(level?.reserved).toBe(0);
});

it("is answered by a mail, and so is the owner, once for all that wait", async () => {
  await saveSettings(ctx, { contact_email: "owner@example.test" });
  const { orderId, orderToken } = await orderToTransfer(ctx);
  await send(orderToken, await newPicture());
  await send(orderToken, await newPicture());
  await drain();
  const proofs = await proofsOf(orderId);
  const [first, second] = proofs.map((proof) => proof.id).toSorted();
  expect(await mailsTo(`proof-received:${first}`)).toBe(1);
  expect(await mailsTo(`proof-received:${second}`)).toBe(1);
  const toStaff = await db
    .select()
    .from(mails)
    .where(and(eq(mails.to, "owner@example.test"), notLike(mails.dedupeKey, "new-order:%")));
  expect(toStaff.map((mail) => mail.dedupeKey)).toEqual([`proof-to-staff:${first}`]);
  expect(toStaff[0]?.text).toContain(`http://shop.example.test/admin/orders/${orderId}`);
});

it.each([
  ["nobody has told the shop an address", { contact_email: "" }],
  ["notifications are off", { contact_email: "off@example.test", order_notifications: "false" }],
])("no owner is mailed when %s", async (_, settings) => {
  await saveSettings(ctx, settings);
  const { orderId, orderToken } = await orderToTransfer(ctx);
  await send(orderToken, await newPicture());
  await drain();
  const [proof] = await proofsOf(orderId);
  expect(await mailsTo(`proof-to-staff:${proof?.id}`)).toBe(0);
  await saveSettings(ctx, { contact_email: "", order_notifications: "true" });
});

it("sent twice is one", async () => {
  const { orderId, orderToken } = await orderToTransfer(ctx);
  const sent = await newPicture();
  const answers = await Promise.all([1, 2, 3].map(() => send(orderToken, sent)));
  const proofs = await proofsOf(orderId);
  expect(proofs).toHaveLength(1);
  for (const answer of answers) expect(answer).toMatchObject({ value: { proofId: proofs[0]?.id } });
});

it("comes five times at most, also all at once", async () => {
  const { orderId, orderToken } = await orderToTransfer(ctx);
  const sent = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(newPicture));
  const answers = await Promise.all(sent.map((picture) => send(orderToken, picture)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "too_many")).toHaveLength(2);
  expect(await proofsOf(orderId)).toHaveLength(5);
});

it.each([
  ["a guess", async () => "guess"],
  ["the order's id", async () => (await orderToTransfer(ctx)).orderId],
  ["the order of a card", async () => tokenOf(ctx, (await orderToPay(ctx)).orderId)],
])("%s opens no order that takes one", async (_, token) => {
  const refused = { ok: false, reason: "not_waiting" };
  expect(await send(await token(), await newPicture())).toEqual(refused);
});

it("what is no picture leaves nothing behind", async () => {
  const before = await store.writtenBefore(FOREVER);
  const { orderId, orderToken } = await orderToTransfer(ctx);
  const refused = { ok: false, reason: "not_a_picture" };
  expect(await send(orderToken, Buffer.from("<svg/>"))).toEqual(refused);
  expect(await proofsOf(orderId)).toEqual([]);
  expect(await store.writtenBefore(FOREVER)).toEqual(before);
});

it("a file whose row was never written is swept away after a day, and no other", async () => {
  await expect(
    addTransferProof({ ...guest, db: failing }, store, {
      orderToken: (await orderToTransfer(ctx)).orderToken,
      sent: await newPicture(),
    }),
  ).rejects.toThrow("power cut");
  const known = (await db.select().from(transferProofs)).map((proof) => proof.fileId);
  expect(await store.writtenBefore(FOREVER)).toHaveLength(known.length + 1);
  await enqueueAny(db, "payments.sweep-proofs", {});
  await drainJobs(pool, jobs, { at: new Date() });
  expect(await store.writtenBefore(FOREVER)).toHaveLength(known.length + 1);
  await enqueueAny(db, "payments.sweep-proofs", {});
  await drainJobs(pool, jobs, { at: addMinutes(new Date(), 25 * 60) });
  expect((await store.writtenBefore(FOREVER)).toSorted()).toEqual(known.toSorted());
});

it("a picture goes 90 days after its order was paid, and its row says when", async () => {
  const [paid, waiting] = [await orderToTransfer(ctx), await orderToTransfer(ctx)];
  for (const { orderToken } of [paid, waiting]) await send(orderToken, await newPicture());
  await db
    .update(orders)
    .set({ paidAt: ctx.now, proofWaitingSince: null })
    .where(eq(orders.id, paid.orderId));
  const stateAfter = async (days: number) => {
    await removeOldProofs({ ...ctx, now: addMinutes(ctx.now, days * 24 * 60) }, store);
    const proofs = [...(await proofsOf(paid.orderId)), ...(await proofsOf(waiting.orderId))];
    return Promise.all(
      proofs.map(async ({ fileId, removedAt }) => [
        removedAt !== null,
        (await store.read(fileId)) !== undefined,
      ]),
    );
  };
  const [there, gone] = [
    [false, true],
    [true, false],
  ];
  expect(await stateAfter(90)).toEqual([there, there]);
  expect(await stateAfter(91)).toEqual([gone, there]);
  await db
    .update(orders)
    .set({ paidAt: null, proofWaitingSince: ctx.now })
    .where(eq(orders.id, paid.orderId));
});

it("a store that fails leaves no row", async () => {
  const { orderId, orderToken } = await orderToTransfer(ctx);
  const full: FileStore = { ...store, write: () => Promise.reject(new Error("disk full")) };
  const sent = await newPicture();
  await expect(addTransferProof(guest, full, { orderToken, sent })).rejects.toThrow("disk full");
  expect(await orderOf(orderId)).toMatchObject({ proofWaitingSince: null });
});

test("who has neither paid nor sent a proof is reminded a day before the end, once", async () => {
  const [silent, proven] = [await orderToTransfer(ctx), await orderToTransfer(ctx)];
  await send(proven.orderToken, await newPicture());
  await drain(23);
  expect(await mailsTo(`transfer-reminder:${silent.orderId}`)).toBe(0);
  await drain(24);
  await enqueueAny(db, "payments.remind-transfer", { orderId: silent.orderId });
  await drain(25);
  expect(await mailsTo(`transfer-reminder:${silent.orderId}`)).toBe(1);
  expect(await mailsTo(`transfer-reminder:${proven.orderId}`)).toBe(0);
  const ended = await orderToTransfer(ctx);
  await db.update(orders).set({ expiresAt: ctx.now }).where(eq(orders.id, ended.orderId));
  await enqueueAny(db, "orders.expire", { orderId: ended.orderId });
  await drain(24);
  expect(await mailsTo(`transfer-reminder:${ended.orderId}`)).toBe(0);
});

test("a transfer made in time may be shown after the order has ended", async () => {
  const { orderId, orderToken } = await orderToTransfer(ctx);
  await drain(48);
  expect(await send(orderToken, await newPicture())).toMatchObject({ ok: true });
  expect(await orderOf(orderId)).toMatchObject({
    status: "cancelled",
    proofWaitingSince: ctx.now,
  });
});

test("after all this the shop still adds up", async () => {
  await drain(48);
  expect(await checkInvariants(db)).toEqual([]);
});

import { and, eq } from "drizzle-orm";
import { href } from "react-router";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { sentOrder } from "#app/fulfilment/returns/factories.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { RETURN_DAYS } from "#app/fulfilment/returns/rules/may-ask.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import type { OutgoingMail } from "#app/platform/mail/mailer.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { newPicture } from "#tests/new-picture.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { arrivalJobs, coldOrder, makeArrival } from "../factories.ts";
import { courierFigures } from "../queries/courier-figures.server.ts";
import { readArrivalPhoto } from "../queries/find-arrival.server.ts";
import { openParcel } from "../queries/open-parcel.server.ts";
import { ownArrivals } from "../queries/own-arrival.server.ts";
import { PHOTO_DAYS, PHOTO_FILES } from "../rules/arrival-terms.ts";
import { arrivals } from "../tables.server.ts";
import { decideArrival } from "./decide-arrival.server.ts";
import { reportArrival } from "./report-arrival.server.ts";
import { sweepArrivalPhotos } from "./sweep-photos.server.ts";

const { ctx, db, pool, as, at } = await testContext();
await publishLegalTexts(ctx);
const visitor = as("visitor");
const manager = as("manager");
const store = createDiskFiles(await temporaryFolder()).area(PHOTO_FILES);

const report = (felt: "cold" | "cool" | "warm", hours: number | null = 30, version = 0) => ({
  key: ctx.ids.newId(),
  version,
  felt,
  hours,
});
const say = (orderToken: string, own: ReturnType<typeof report>, photo?: Uint8Array) =>
  reportArrival(visitor, store, { orderToken, report: own, photo });
const arrivalOf = async (orderId: string) =>
  (await db.select().from(arrivals).where(eq(arrivals.orderId, orderId)))[0]!;
const entries = (subjectId: string, action: string) =>
  db.$count(auditLog, and(eq(auditLog.subjectId, subjectId), eq(auditLog.action, action)));
const decision = (arrivalId: string, decided: "fine" | "replacement" = "fine", version = 1) => ({
  arrivalId,
  version,
  key: ctx.ids.newId(),
  decision: decided,
  reply: "The indicator is green.",
});

describe("the buyer of an order", () => {
  it("is answered by the allowance of the label, and by the one of that day", async () => {
    const { orderId, orderToken, productId } = await coldOrder(ctx, { warmHours: 30 });
    const within = await say(orderToken, report("warm", 30));
    expect(within).toMatchObject({ ok: true, value: { answer: "fine" } });
    await db.update(products).set({ warmHours: 10 }).where(eq(products.id, productId));
    expect((await arrivalOf(orderId)).goods).toMatchObject([{ warmHours: 30 }]);
    const beyond = await say(orderToken, report("warm", 30, 1));
    expect(beyond).toMatchObject({ ok: true, value: { answer: "wait" } });
    const own = await arrivalOf(orderId);
    expect(own).toMatchObject({ version: 2, goods: [{ warmHours: 10 }] });
    expect(await entries(own.id, "arrival.corrected")).toBe(1);
  });

  it("may use the link on the parcel, which opens nothing else", async () => {
    const { orderId, orderToken } = await coldOrder(ctx);
    const onParcel = await tokenOf(ctx, orderId, "parcel");
    expect(await say(onParcel, report("cold"))).toMatchObject({ ok: true });
    expect(await openParcel(ctx, onParcel)).toMatchObject({ seesOrder: false });
    expect(await openParcel(ctx, orderToken)).toMatchObject({ seesOrder: true });
    expect(await findOrderByToken(ctx, onParcel)).toBeUndefined();
  });

  it("waits for a person where the label gives no figure", async () => {
    const { orderToken } = await coldOrder(ctx);
    const said = await say(orderToken, report("cool", 1));
    expect(said).toMatchObject({ ok: true, value: { answer: "wait" } });
  });

  it("makes one report however often the form is sent at once", async () => {
    const { orderId, orderToken } = await coldOrder(ctx);
    const form = report("warm");
    const said = await Promise.all([1, 2, 3].map(() => say(orderToken, form)));
    expect(new Set(said.map((each) => each.ok && each.value.id)).size).toBe(1);
    const own = await arrivalOf(orderId);
    expect(own.version).toBe(1);
    expect(await entries(own.id, "arrival.reported")).toBe(1);
  });

  it("does not overwrite what another window said meanwhile", async () => {
    const { orderToken } = await coldOrder(ctx);
    const both = [report("warm"), report("cold")];
    const said = await Promise.all(both.map((form) => say(orderToken, form)));
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    expect(said).toContainEqual({ ok: false, reason: "changed_meanwhile" });
  });

  it("is refused without the link, without cold goods, too late, and once it is decided", async () => {
    const { orderId, orderToken } = await coldOrder(ctx);
    const wrong = `${orderToken.slice(0, -2)}xx`;
    expect(await say(wrong, report("warm"))).toMatchObject({ reason: "not_found" });
    const { orderId: dry } = await sentOrder(ctx);
    const dryToken = await tokenOf(ctx, dry);
    expect(await say(dryToken, report("warm"))).toMatchObject({ reason: "nothing_cold" });
    const late = { ...visitor, now: addDays(ctx.now, RETURN_DAYS) };
    const said = { orderToken, report: report("warm") };
    expect(await reportArrival(late, store, said)).toMatchObject({ reason: "too_late" });
    await say(orderToken, report("warm"));
    await decideArrival(manager, decision((await arrivalOf(orderId)).id));
    expect(await say(orderToken, report("cold", 1, 2))).toMatchObject({ reason: "decided" });
  });

  it("is not asked while the parcel is still on its way", async () => {
    const { orderId } = await sentOrder(ctx, { needsCold: true, isDelivered: false });
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(await ownArrivals(visitor, order!)).toEqual([]);
  });

  it("gets the link to the report in the email that cold goods were delivered", async () => {
    const { orderId, orderToken } = await coldOrder(ctx);
    const { orderId: dry } = await sentOrder(ctx);
    const sent: OutgoingMail[] = [];
    const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close() {} };
    await drainJobs(pool, arrivalJobs(), { mailer });
    const numberOf = async (id: string) =>
      (await db.select().from(orders).where(eq(orders.id, id)))[0]?.orderNumber ?? "";
    const toldOf = (number: string) =>
      sent.find(({ subject }) => subject === `Order ${number} was delivered`)?.text;
    const report = href("/order/:token/arrival", { token: orderToken });
    expect(toldOf(await numberOf(orderId))).toContain(report);
    expect(toldOf(await numberOf(dry))).not.toContain("/arrival");
  });

  it("sees the question on the receipt of cold goods that arrived, and then the answer", async () => {
    const { orderId } = await coldOrder(ctx);
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(await ownArrivals(visitor, order!)).toEqual([{ parcel: 1, of: 1, answer: undefined }]);
    expect(await ownArrivals(visitor, { ...order!, status: "pending" })).toEqual([]);
    const { orderId: dry } = await sentOrder(ctx);
    const [other] = await db.select().from(orders).where(eq(orders.id, dry));
    expect(await ownArrivals(visitor, other!)).toEqual([]);
    const { orderId: told } = await makeArrival(ctx);
    const [third] = await db.select().from(orders).where(eq(orders.id, told));
    expect(await ownArrivals(visitor, third!)).toMatchObject([
      { answer: { title: "Please do not use it yet", isDecided: false } },
    ]);
  });
});

describe("a photo", () => {
  it("is stored for staff, stays at a correction without one, and goes after its time", async () => {
    const { orderId, orderToken } = await coldOrder(ctx);
    await say(orderToken, report("warm"), await newPicture());
    await say(orderToken, report("cool", 20, 1));
    const { id: arrivalId, fileId: photoId } = await arrivalOf(orderId);
    expect(await readArrivalPhoto(db, store, { arrivalId, photoId: photoId! })).toBeDefined();
    const { arrivalId: other } = await makeArrival(ctx);
    const elsewhere = { arrivalId: other, photoId: photoId! };
    expect(await readArrivalPhoto(db, store, elsewhere)).toBeUndefined();
    // Files have the real time, while reports have the test's.
    const sweepAt = (now: Date) => sweepArrivalPhotos({ ...ctx, now }, store);
    await store.write(ctx.ids.newId(), new Uint8Array([1]));
    await db
      .update(arrivals)
      .set({ reportedAt: addDays(new Date("2100-01-01"), -1) })
      .where(eq(arrivals.id, arrivalId));
    await sweepAt(new Date("2100-01-01"));
    expect(await store.writtenBefore(new Date("2200-01-01"))).toEqual([photoId]);
    await sweepAt(addDays(new Date("2100-01-01"), PHOTO_DAYS));
    expect(await store.writtenBefore(new Date("2200-01-01"))).toEqual([]);
    expect(await arrivalOf(orderId)).toMatchObject({ fileId: null });
  });

  it("that is no picture refuses the report", async () => {
    const { orderId, orderToken } = await coldOrder(ctx);
    const said = await say(orderToken, report("warm"), new Uint8Array([1, 2, 3]));
    expect(said).toMatchObject({ reason: "not_a_picture" });
    expect(await arrivalOf(orderId)).toBeUndefined();
  });
});

describe("staff", () => {
  it("decide once, and the buyer is mailed once", async () => {
    const { arrivalId } = await makeArrival(ctx);
    const two = [decision(arrivalId, "fine"), decision(arrivalId, "replacement")];
    const done = await Promise.all(two.map((each) => decideArrival(manager, each)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done).toContainEqual({ ok: false, reason: "changed_meanwhile" });
    expect(await entries(arrivalId, "arrival.decided")).toBe(1);
    await drainJobs(pool, arrivalJobs());
    await drainJobs(pool, arrivalJobs());
    const key = eq(mails.dedupeKey, `arrival:${arrivalId}:decided`);
    const told = await db.select().from(mails).where(key);
    expect(told).toMatchObject([{ to: "maria@example.test" }]);
    expect(told[0]?.text).toContain("See your report http");
  });

  it("decide once however often the form is sent", async () => {
    const { arrivalId } = await makeArrival(ctx);
    const form = decision(arrivalId);
    const done = await Promise.all([1, 2, 3].map(() => decideArrival(manager, form)));
    expect(done.every(({ ok }) => ok)).toBe(true);
    expect(await entries(arrivalId, "arrival.decided")).toBe(1);
  });

  it("have nothing to decide about what was fine, and not what was corrected meanwhile", async () => {
    const { arrivalId: cold } = await makeArrival(ctx, "cold");
    expect(await decideArrival(manager, decision(cold))).toMatchObject({ reason: "not_now" });
    const { arrivalId, orderToken } = await makeArrival(ctx);
    await say(orderToken, report("cold", 1, 1));
    const read = decision(arrivalId);
    expect(await decideArrival(manager, read)).toMatchObject({ reason: "changed_meanwhile" });
  });

  it.each(["visitor", "customer", "fulfilment", "marketing"] as const)(
    "who may not decide: %s",
    async (role) => {
      const { arrivalId } = await makeArrival(ctx);
      const done = await decideArrival(as(role), decision(arrivalId));
      expect(done).toMatchObject({ reason: "forbidden" });
    },
  );
});

test("the couriers' figures are of the last 90 days, and a code of before is its courier", async () => {
  const later = at(new Date("2200-01-01"));
  expect(await courierFigures(later)).toEqual([]);
  const shipped = async (courier: string, felt: "cold" | "warm", daysAgo: number) => {
    const { orderId, arrivalId } = await makeArrival(ctx, felt);
    await db.update(parcels).set({ courier }).where(eq(parcels.orderId, orderId));
    const reportedAt = addDays(later.now, -daysAgo);
    await db.update(arrivals).set({ reportedAt }).where(eq(arrivals.id, arrivalId));
  };
  await shipped("LBC Express", "warm", 1);
  await shipped("lbc", "cold", 90);
  await shipped("LBC Express", "warm", 91);
  await shipped("Moto", "cold", 2);
  expect(await courierFigures(later)).toEqual([
    { courier: "LBC Express", reports: 2, warm: 1 },
    { courier: "Moto", reports: 1, warm: 0 },
  ]);
  await checkInvariants(db);
});

import fc from "fast-check";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { takeBackParcel } from "#app/fulfilment/returns/commands/take-back-parcel.server.ts";
import { sentOrder } from "#app/fulfilment/returns/factories.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { reportsOfParcels } from "../queries/reports-of-parcels.server.ts";
import type { ParcelWord } from "../rules/parcel-words.ts";
import { parcelEvents } from "../tables.server.ts";
import { deliverReported } from "./deliver-reported.server.ts";
import { takeReport, type Report } from "./take-report.server.ts";

const { ctx, db } = await testContext();
await publishLegalTexts(ctx);

let made = 0;

async function sent(by: "card" | "cod" = "card") {
  const { orderId } = await sentOrder(ctx, { by, isDelivered: false });
  const trackingNumber = `NVPH-${(made += 1)}`;
  await db.update(parcels).set({ trackingNumber }).where(eq(parcels.orderId, orderId));
  return { orderId, trackingNumber };
}

const report = (trackingNumber: string, word: ParcelWord, minutes: number): Report => ({
  trackingNumber,
  word,
  happenedAt: addMinutes(ctx.now, minutes),
  says: `${word} ${minutes}`,
});

async function standing(orderId: string) {
  const order = await findOrder(db, orderId);
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, orderId));
  return {
    status: order?.status,
    needsAttention: order?.needsAttention,
    isDelivered: parcel?.deliveredAt !== null,
  };
}

describe("a report of a courier", () => {
  it("is told along the parcel, and delivers the order", async () => {
    const { orderId, trackingNumber } = await sent();
    await takeReport(ctx, report(trackingNumber.toLowerCase(), "picked_up", 1));
    expect(await standing(orderId)).toMatchObject({ status: "shipped", isDelivered: false });
    await takeReport(ctx, report(trackingNumber, "delivered", 9));
    expect(await standing(orderId)).toMatchObject({ status: "delivered", isDelivered: true });
    const rows = await db.select().from(parcels).where(eq(parcels.orderId, orderId));
    const shown = (await reportsOfParcels(db, rows)).get(1);
    expect(shown?.map(({ label }) => label)).toEqual(["Delivered", "Picked up by the courier"]);
  });

  it("counts once, also when it comes twice at the same time", async () => {
    const { orderId, trackingNumber } = await sent();
    const one = report(trackingNumber, "delivered", 3);
    const taken = await Promise.all([takeReport(ctx, one), takeReport(ctx, one)]);
    expect(taken.toSorted()).toEqual([false, true]);
    expect(await takeReport(ctx, one)).toBe(false);
    const own = eq(parcelEvents.trackingNumber, trackingNumber);
    expect(await db.$count(parcelEvents, own)).toBe(1);
    expect(await standing(orderId)).toMatchObject({ status: "delivered" });
  });

  it("of a number that no parcel has is kept, and changes nothing", async () => {
    expect(await takeReport(ctx, report("NVPH-NOBODY", "delivered", 1))).toBe(true);
  });

  it("that a parcel was delivered counts too where it came before the parcel had its number", async () => {
    const { orderId, trackingNumber } = await sent();
    const later = { ...ctx, now: addMinutes(ctx.now, 20) };
    await takeReport(ctx, report(`${trackingNumber}-RIGHT`, "delivered", 1));
    await deliverReported(later);
    expect(await standing(orderId)).toMatchObject({ status: "shipped", isDelivered: false });

    const number = { trackingNumber: `${trackingNumber}-right` };
    await db.update(parcels).set(number).where(eq(parcels.orderId, orderId));
    await deliverReported(ctx);
    expect(await standing(orderId)).toMatchObject({ status: "shipped", isDelivered: false });
    await deliverReported(later);
    await deliverReported(later);
    expect(await standing(orderId)).toMatchObject({ status: "delivered", isDelivered: true });
  });

  it("flags the order of a parcel that comes back, and takes its flag away when it is delivered after all", async () => {
    const { orderId, trackingNumber } = await sent("cod");
    await takeReport(ctx, report(trackingNumber, "coming_back", 5));
    expect((await standing(orderId)).needsAttention).toMatch(/^Parcel 1 is coming back/);
    await takeReport(ctx, report(trackingNumber, "delivered", 8));
    expect(await standing(orderId)).toMatchObject({ status: "delivered", needsAttention: null });
  });

  it("changes nothing of a parcel that staff recorded as come back", async () => {
    const { orderId, trackingNumber } = await sent();
    await takeBackParcel(ctx, { orderId, key: ctx.ids.newId() });
    const before = await standing(orderId);
    await takeReport(ctx, report(trackingNumber, "delivered", 50));
    expect(await standing(orderId)).toEqual(before);
  });
});

it("reports end in the same state in whatever order they come, and however often", async () => {
  const words = ["in_transit", "failed_attempt", "delivered", "coming_back", "returned"] as const;
  const all = fc.uniqueArray(
    fc.record({ word: fc.constantFrom(...words), minutes: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 2, maxLength: 5, selector: ({ minutes }) => minutes },
  );
  const streams = all.chain((told) =>
    fc.tuple(
      fc.constant(told.toSorted((a, b) => a.minutes - b.minutes)),
      fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(streams, async ([told, heard]) => {
      const [straight, shuffled] = [await sent(), await sent()];
      for (const { word, minutes } of told) {
        await takeReport(ctx, report(straight.trackingNumber, word, minutes));
      }
      for (const { word, minutes } of heard) {
        await takeReport(ctx, report(shuffled.trackingNumber, word, minutes));
      }
      expect(await standing(shuffled.orderId)).toEqual(await standing(straight.orderId));
    }),
    { numRuns: 25 },
  );
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
}, 60_000);

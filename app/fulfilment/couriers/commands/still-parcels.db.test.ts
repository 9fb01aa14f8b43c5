import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { markDelivered } from "#app/selling/orders/commands/mark-delivered.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { takeBackParcel } from "#app/fulfilment/returns/commands/take-back-parcel.server.ts";
import { sentOrder } from "#app/fulfilment/returns/factories.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { themeSettings } from "#app/running/settings/tables.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { nextStillParcel } from "../queries/still-parcels.server.ts";
import { courierQuestions, parcelEvents } from "../tables.server.ts";
import { askCourier } from "./ask-courier.server.ts";
import { noteParcelNews } from "./note-parcel-news.server.ts";

const { ctx, db, as, at } = await testContext();
await publishLegalTexts(ctx);
/** Parcels in this test leave on a Saturday and take at most five business days. */
const later = at(addDays(ctx.now, 14));
const packer = { ...as(actorOf("fulfilment")), now: later.now };

async function sent(by: "card" | "cod" = "card") {
  const { orderId } = await sentOrder(ctx, { by, isDelivered: false });
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, orderId));
  if (!parcel) throw new Error("an order without its parcel");
  return { orderId, parcelId: parcel.id };
}

async function still(now = later.now): Promise<string[]> {
  const terms = { now, settings: await loadSettings(db) };
  const { left, parcel } = await nextStillParcel(db, terms);
  const found = parcel ? [parcel.id] : [];
  while (found.length < left) {
    const next = (await nextStillParcel(db, terms, { after: found.at(-1) ?? null })).parcel;
    if (next) found.push(next.id);
  }
  return found;
}

const ask = (parcelId: string, key = ctx.ids.newId()) =>
  askCourier(packer, { parcelId, key, note: "Ticket 17", days: 2 });
const hear = (parcelId: string, word: "coming_back" | "lost", key = ctx.ids.newId()) =>
  noteParcelNews(packer, { parcelId, key, word, note: "" });

describe("a parcel stands still", () => {
  it("once it takes longer than was promised and three days more, the oldest first", async () => {
    const first = await sent();
    const second = await sent("cod");
    await db
      .update(parcels)
      .set({ shippedAt: addDays(ctx.now, -1) })
      .where(eq(parcels.id, second.parcelId));
    // Three days more end on December 3, since November 30 is a holiday.
    expect(await still(new Date("2026-12-03T15:59:00Z"))).not.toContain(first.parcelId);
    expect(await still(new Date("2026-12-03T16:00:00Z"))).toContain(first.parcelId);
    expect(await still()).toEqual([second.parcelId, first.parcelId]);
    await db.insert(themeSettings).values({
      category: "delivery",
      type: "number",
      key: "parcel_still_days",
      value: "30",
      updatedAt: ctx.now,
    });
    expect(await still()).toEqual([]);
    await db.delete(themeSettings).where(eq(themeSettings.key, "parcel_still_days"));
  });

  it("no longer once it is delivered or came back", async () => {
    const { orderId, parcelId } = await sent();
    const other = await sent();
    expect(await still()).toEqual(expect.arrayContaining([parcelId, other.parcelId]));
    expect(await markDelivered(packer, { orderId, parcel: 1 })).toMatchObject({ ok: true });
    const back = { orderId: other.orderId, key: ctx.ids.newId(), parcel: 1 };
    expect(await takeBackParcel(packer, back)).toMatchObject({ ok: true });
    const left = await still();
    expect(left).not.toContain(parcelId);
    expect(left).not.toContain(other.parcelId);
  });

  it("no longer once it came back, whatever its order is", async () => {
    const { parcelId } = await sent();
    await db.update(parcels).set({ returnedAt: later.now }).where(eq(parcels.id, parcelId));
    expect(await still()).not.toContain(parcelId);
  });
});

describe("a courier who was asked", () => {
  it("has two days, and then it is asked again", async () => {
    const { parcelId } = await sent();
    expect(await ask(parcelId)).toMatchObject({ ok: true });
    expect(await still()).not.toContain(parcelId);
    expect(await still(addDays(later.now, 1.9))).not.toContain(parcelId);
    expect(await still(addDays(later.now, 2))).toContain(parcelId);
  });

  it("is asked once, by the same form and by two colleagues at once", async () => {
    const { orderId, parcelId } = await sent();
    const key = ctx.ids.newId();
    const all = await Promise.all([ask(parcelId, key), ask(parcelId, key), ask(parcelId)]);
    const refused = all.flatMap((answer) => (answer.ok ? [] : [answer.reason]));
    expect([[], ["asked_meanwhile"], ["asked_meanwhile", "asked_meanwhile"]]).toContainEqual(
      refused,
    );
    // The second request is refused, unless it was the same form.
    expect(refused.length).toBeGreaterThan(0);
    const rows = await db
      .select()
      .from(courierQuestions)
      .where(eq(courierQuestions.parcelId, parcelId));
    expect(rows).toHaveLength(1);
    expect((await findOrder(db, orderId))?.needsAttention).toBe(null);
  });

  it("is asked by those alone who move orders, about what is on its way", async () => {
    const { orderId, parcelId } = await sent();
    const about = { parcelId, key: ctx.ids.newId(), note: "", days: 2 };
    const support = as("support");
    expect(await askCourier(support, about)).toMatchObject({ reason: "forbidden" });
    expect(await askCourier(packer, { ...about, parcelId: "x" })).toMatchObject({
      reason: "not_found",
    });
    await markDelivered(packer, { orderId, parcel: 1 });
    expect(await askCourier(packer, about)).toMatchObject({ reason: "not_on_its_way" });
  });
});

describe("what a courier answered", () => {
  it("flags the order of a lost parcel, which leaves the queue for good", async () => {
    const { orderId, parcelId } = await sent();
    expect(await hear(parcelId, "lost")).toMatchObject({ ok: true });
    expect((await findOrder(db, orderId))?.needsAttention).toBe(
      "Parcel 1 is lost, according to the courier. Reship or refund the items.",
    );
    expect(await still(addDays(later.now, 300))).not.toContain(parcelId);
  });

  it("brings a parcel that is coming back up again after two weeks", async () => {
    const { orderId, parcelId } = await sent();
    await hear(parcelId, "coming_back");
    expect((await findOrder(db, orderId))?.needsAttention).toMatch(/^Parcel 1 is coming back/);
    expect(await still(addDays(later.now, 13))).not.toContain(parcelId);
    expect(await still(addDays(later.now, 15))).toContain(parcelId);
    await hear(parcelId, "lost");
    expect((await findOrder(db, orderId))?.needsAttention).toMatch(/^Parcel 1 is lost/);
  });

  it("counts once where its form is sent twice at the same time", async () => {
    const { parcelId } = await sent();
    const key = ctx.ids.newId();
    const both = await Promise.all([hear(parcelId, "lost", key), hear(parcelId, "lost", key)]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await db.$count(parcelEvents, eq(parcelEvents.parcelId, parcelId))).toBe(1);
  });

  it("is noted by those alone who move orders", async () => {
    const { parcelId } = await sent();
    const about = { parcelId, key: ctx.ids.newId(), word: "lost", note: "" } as const;
    expect(await noteParcelNews(as("marketing"), about)).toMatchObject({
      reason: "forbidden",
    });
  });
});

it("leaves the books whole", async () => {
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { openNinjaVan } from "#tests/open-ninjavan.ts";
import { ninjaVan } from "../couriers.server.ts";
import { booked, courierBefore, LIVE, openCourier, PARCEL } from "../fakes/open-courier.fixture.ts";

describe("where a parcel is", () => {
  it("is in the order of time, in our words", async () => {
    const { fake, courier } = openCourier();
    const number = await booked(courier);
    fake.happens(number, "Delivered, Received by Customer", "2026-11-29T15:00:00+0800");
    fake.happens(number, "On Vehicle for Delivery", "2026-11-29T08:00:00+0800");
    fake.happens(number, "Parcel Measurements Update", "2026-11-28T08:00:00+0800");
    fake.happens(number, "Delivered, Received by Customer", "2026-12-02T08:00:00+0800", true);
    const tracked = await courier.track(number);
    expect(tracked.ok && tracked.value).toEqual([
      { word: "booked", happenedAt: new Date("2026-11-27T01:00:00Z"), says: "Pending Pickup" },
      {
        word: "out_for_delivery",
        happenedAt: new Date("2026-11-29T00:00:00Z"),
        says: "On Vehicle for Delivery",
      },
      {
        word: "delivered",
        happenedAt: new Date("2026-11-29T07:00:00Z"),
        says: "Delivered, Received by Customer",
      },
      {
        word: "returned",
        happenedAt: new Date("2026-12-02T00:00:00Z"),
        says: "Delivered, Received by Customer",
      },
    ]);
  });

  it("is not understood without a time", async () => {
    const { fake, courier } = openCourier();
    const number = await booked(courier);
    fake.happens(number, "On Vehicle for Delivery", "yesterday");
    expect(await courier.track(number)).toEqual({ ok: false, reason: "not_understood" });
  });
});

it("cancels only what was not collected", async () => {
  const { fake, courier } = openCourier();
  const number = await booked(courier);
  fake.happens(number, "Picked Up, In Transit To Origin Hub", "2026-11-27T11:00:00+0800");
  expect(await courier.cancel(number)).toEqual({
    ok: false,
    reason: "refused",
    says: "This order cannot be cancelled any more.",
  });
  expect(fake.orders.get(number)).toMatchObject({ isCancelled: false });
});

it("has a label of two megabytes at most", async () => {
  let length = 0;
  const courier = courierBefore(
    async () => new Response(Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(length - 8)])),
  );
  length = 2 * 1024 * 1024;
  expect(await courier.label("NVPH1")).toMatchObject({ ok: true });
  length += 1;
  expect(await courier.label("NVPH1")).toEqual({ ok: false, reason: "not_understood" });
});

it("sends nothing of a number that can’t be one", async () => {
  const { fake, courier } = openCourier();
  for (const number of ["", ".", "..", "a/b", "a?b", "a#b", "-", "x".repeat(65)]) {
    expect(await courier.cancel(number)).toEqual({ ok: false, reason: "unknown_parcel" });
  }
  expect(fake.requests).toEqual([]);
});

it("is reached over a network as well", async () => {
  const there = await openNinjaVan();
  try {
    const courier = ninjaVan(LIVE, { providersUrl: there.settings.PAYMENT_PROVIDERS_URL });
    there.be("silent", { at: "orders", afterDoing: true });
    expect(await courier.book(PARCEL)).toEqual({ ok: false, reason: "no_answer" });
    there.be("elsewhere", { at: "orders" });
    expect(await courier.book(PARCEL)).toEqual({ ok: false, reason: "not_understood" });
    there.be("huge", { at: "waybill" });
    const number = await booked(courier);
    expect(await courier.label(number)).toEqual({ ok: false, reason: "not_understood" });
    there.be("well");
    expect(await courier.label(number)).toMatchObject({ ok: true });
    expect(there.ordersOf(PARCEL.reference)).toHaveLength(1);
  } finally {
    await there.close();
  }
});

import { describe, expect, it } from "vitest";
import { ninjaVan } from "../couriers.server.ts";
import type { DuplicateWords } from "../fakes/ninjavan.fixture.ts";
import { booked, courierBefore, LIVE, openCourier, PARCEL } from "../fakes/open-courier.fixture.ts";

describe("a booking", () => {
  it("says what Ninja Van wants to know, and nothing in its address", async () => {
    const { fake, courier } = openCourier();
    await courier.book(PARCEL);
    const [request] = fake.requests.filter(({ path }) => path.endsWith("/4.1/orders"));
    expect(request).toMatchObject({
      path: "/ninjavan/4.1/orders",
      search: "",
      body: {
        requested_tracking_number: PARCEL.reference,
        reference: { merchant_order_number: "ORD-2026-0042" },
        to: {
          phone_number: "+639181234567",
          address: {
            address1: "Unit 3, 45 Osmeña Boulevard",
            address2: "Capitol Site",
            city: "Cebu City",
            state: "Cebu",
            country: "PH",
          },
        },
        parcel_job: {
          is_pickup_required: true,
          pickup_date: "2026-11-27",
          dimensions: { weight: 1.25 },
          cash_on_delivery: 12_345.67,
        },
      },
    });
  });

  it("keeps the second line of an address beside its barangay", async () => {
    const { fake, courier } = openCourier();
    await courier.book({ ...PARCEL, recipient: { ...PARCEL.recipient, line2: "Mango Tower" } });
    expect(fake.requests.at(-1)?.body).toMatchObject({
      to: { address: { address2: "Mango Tower, Capitol Site" } },
    });
  });

  it("without cash and without a pickup leaves both out", async () => {
    const { fake, courier } = openCourier();
    await courier.book({ ...PARCEL, cash: 0, isPickedUp: false });
    const body = fake.requests.at(-1)?.body;
    expect(body).toHaveProperty("parcel_job.is_pickup_required", false);
    expect(body).not.toHaveProperty("parcel_job.cash_on_delivery");
    expect(body).not.toHaveProperty("parcel_job.pickup_date");
  });

  it("goes to the company’s own address", async () => {
    const { fake } = openCourier();
    const none = { providersUrl: undefined };
    await ninjaVan(LIVE, none, fake.fetch).book(PARCEL);
    await ninjaVan({ ...LIVE, isLive: false }, none, fake.fetch).book(PARCEL);
    const paths = fake.requests.map(({ path }) => path).filter((path) => path.includes("/4.1/"));
    expect(paths).toEqual(["/PH/4.1/orders", "/SG/4.1/orders"]);
  });

  it("is refused in the courier’s words", async () => {
    const { courier } = openCourier();
    const answer = await courier.book({ ...PARCEL, sender: { ...PARCEL.sender, name: "S" } });
    expect(answer).toMatchObject({ ok: false, reason: "refused" });
    expect(answer).toHaveProperty("says", expect.stringContaining("from.name: "));
  });
});

describe("a booking that Ninja Van has already", () => {
  it.each<[DuplicateWords, string, boolean]>([
    // How the duplicate is refused, the prefix of the account, whether its number can be known
    // by a process that booked nothing before.
    ["named", "NVPHSHP00", true],
    ["repeated", "NVPHSHP00", false],
    ["unnamed", "NVPHSHP00", false],
    ["conflict", "NVPHSHP00", false],
    ["unnamed", "", true],
    ["conflict", "", true],
  ])("refused as %s, with the prefix “%s”", async (words, prefix, isKnown) => {
    const { fake, courier, anew } = openCourier();
    fake.usePrefix(prefix);
    fake.refuseDuplicates(words);
    fake.be("silent", { at: "orders", afterDoing: true });
    expect(await courier.book(PARCEL)).toMatchObject({ reason: "no_answer" });
    fake.be("well");
    const trackingNumber = `${prefix}${PARCEL.reference}`;
    const again = await anew().book(PARCEL);
    const expected = isKnown
      ? { ok: true, value: { trackingNumber } }
      : { ok: false, reason: "refused" };
    expect(again).toMatchObject(expected);
    // An earlier booking reveals the prefix, and so does the next one.
    const earlier = { reference: "EARLIER01", trackingNumber: `${prefix}EARLIER01` };
    const known = await anew(earlier).book(PARCEL);
    expect(known).toEqual({ ok: true, value: { trackingNumber } });
    await booked(courier, { ...PARCEL, reference: "B3C4D5E6F" });
    expect(await courier.book(PARCEL)).toEqual({ ok: true, value: { trackingNumber } });
    expect(fake.ordersOf(PARCEL.reference)).toHaveLength(1);
  });

  it("is not taken for one of another order, or one that was cancelled", async () => {
    for (const words of ["named", "unnamed"] as const) {
      const { fake, courier } = openCourier();
      fake.refuseDuplicates(words);
      const number = await booked(courier);
      const other = await courier.book({ ...PARCEL, orderNumber: "ORD-2026-0043" });
      expect(other).toMatchObject({ ok: false, reason: "refused" });
      await courier.cancel(number);
      expect(await courier.book(PARCEL)).toMatchObject({ ok: false, reason: "refused" });
    }
  });

  it("is not guessed where nothing is known of a number", async () => {
    let isBooked = false;
    const courier = courierBefore(async (url) => {
      if (url.includes("/tracking-events/")) return Response.json({ events: [] });
      if (isBooked) return Response.json({ message: "Duplicate" }, { status: 400 });
      isBooked = true;
      return Response.json({ tracking_number: "ANOTHER-NUMBER-0001" });
    });
    expect(await booked(courier)).toBe("ANOTHER-NUMBER-0001");
    expect(await courier.book(PARCEL)).toMatchObject({ reason: "refused", says: "Duplicate" });
  });

  it("is to be tried again when its number could not be looked up", async () => {
    const { fake, courier } = openCourier();
    fake.refuseDuplicates("unnamed");
    await booked(courier);
    fake.be("broken", { at: "events" });
    expect(await courier.book(PARCEL)).toMatchObject({ reason: "no_answer" });
    fake.refuseDuplicates("named");
    expect(await courier.book(PARCEL)).toMatchObject({ ok: true });
  });
});

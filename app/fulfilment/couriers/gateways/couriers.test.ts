import { afterEach, describe, expect, it, vi } from "vitest";
import type { Courier, CourierProblem } from "./courier-port.ts";
import { manual, ninjaVan } from "./couriers.server.ts";
import type { Mood } from "./fakes/misbehave.fixture.ts";
import { ACCOUNT, fakeNinjaVan, type Endpoint } from "./fakes/ninjavan.fixture.ts";
import { parcelToBook } from "./fakes/open-courier.fixture.ts";

const ENV = { providersUrl: "http://providers.test" };
const REFERENCE = parcelToBook().reference;

function openNinjaVan() {
  const fake = fakeNinjaVan();
  const courier = ninjaVan({ keys: ACCOUNT, isLive: true }, ENV, fake.fetch);
  return { fake, courier, offers: true, countOrders: () => fake.ordersOf(REFERENCE).length };
}

const openManual = () => ({ courier: manual, offers: false, countOrders: () => 0 });

async function bookedNumber(courier: Courier): Promise<string> {
  const booked = await courier.book(parcelToBook());
  if (!booked.ok) throw new Error(booked.reason);
  return booked.value.trackingNumber;
}

const reasonOf = (answer: { ok: true } | CourierProblem) => (answer.ok ? undefined : answer.reason);

afterEach(() => void vi.restoreAllMocks());

describe.each([
  { name: "by hand", open: openManual },
  { name: "Ninja Van", open: openNinjaVan },
])("a courier, $name", ({ open }) => {
  const setUp = async () => {
    const opened = open();
    const booked = await opened.courier.book(parcelToBook());
    expect(booked.ok).toBe(opened.offers);
    const number = booked.ok ? booked.value.trackingNumber : "";
    const problem = opened.offers ? undefined : "not_offered";
    return { ...opened, booked, number, problem };
  };

  it("books a parcel once, also when it is to do so several times at once", async () => {
    const { courier, booked, countOrders, offers } = await setUp();
    const again = await Promise.all([1, 2, 3].map(() => courier.book(parcelToBook())));
    for (const answer of again) expect(answer).toEqual(booked);
    expect(countOrders()).toBe(offers ? 1 : 0);
    const other = await courier.book(parcelToBook({ reference: "B3C4D5E6F" }));
    const numbers = [booked, other].map((one) => (one.ok ? one.value.trackingNumber : undefined));
    expect(new Set(numbers).size).toBe(offers ? 2 : 1);
  });

  it("has a label that is a PDF", async () => {
    const { courier, number, problem, offers } = await setUp();
    const label = await courier.label(number);
    expect(reasonOf(label)).toBe(problem);
    const begins = label.ok && Buffer.from(label.value).subarray(0, 5).toString();
    expect(begins).toBe(offers && "%PDF-");
  });

  it("says a price in centavos", async () => {
    const { courier, problem } = await setUp();
    const price = await courier.price(parcelToBook({ grams: 1_250 }));
    expect(price).toEqual(problem ? { ok: false, reason: problem } : { ok: true, value: 11_550 });
  });

  it("says where a parcel is, and takes a booking back, also twice", async () => {
    const { courier, number, problem } = await setUp();
    expect(reasonOf(await courier.track(number))).toBe(problem);
    expect(reasonOf(await courier.cancel(number))).toBe(problem);
    expect(reasonOf(await courier.cancel(number))).toBe(problem);
  });

  it("knows no parcel that was not booked", async () => {
    const { courier, offers } = await setUp();
    const reason = offers ? "unknown_parcel" : "not_offered";
    for (const number of ["NVPHSHP00AAAAAAAAA", "", "..", "a/b", "1?x=2"]) {
      expect(reasonOf(await courier.label(number))).toBe(reason);
      expect(reasonOf(await courier.track(number))).toBe(reason);
      expect(reasonOf(await courier.cancel(number))).toBe(reason);
    }
  });
});

const ASKS: Record<Exclude<Endpoint, "token">, (courier: Courier, number: string) => unknown> = {
  orders: (courier) => courier.book(parcelToBook()),
  waybill: (courier, number) => courier.label(number),
  price: (courier) => courier.price(parcelToBook()),
  events: (courier, number) => courier.track(number),
  cancel: (courier, number) => courier.cancel(number),
};

const endpoints = Object.keys(ASKS) as (keyof typeof ASKS)[];

const MOODS: [Mood, CourierProblem["reason"]][] = [
  ["silent", "no_answer"],
  ["slow", "no_answer"],
  ["broken", "no_answer"],
  ["busy", "no_answer"],
  ["half", "not_understood"],
  ["page", "not_understood"],
  ["strange", "not_understood"],
  ["huge", "not_understood"],
  ["elsewhere", "not_understood"],
];

/** Ends timeouts of up to ten seconds at once. */
function beImpatient() {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
    timeout.call(AbortSignal, ms <= 10_000 ? 20 : ms),
  );
}

describe.each(MOODS)("Ninja Van, when it is %s", (mood, reason) => {
  it.each([
    ["before", false],
    ["after", true],
  ])("%s it stored an order, has one order in the end", async (_, afterDoing) => {
    const { courier, fake, countOrders } = openNinjaVan();
    fake.be(mood, { at: "orders", afterDoing });
    if (mood === "slow") beImpatient();
    expect(reasonOf(await courier.book(parcelToBook()))).toBe(reason);
    expect(countOrders()).toBe(afterDoing ? 1 : 0);
    fake.be("well");
    const number = await bookedNumber(courier);
    expect(fake.ordersOf(REFERENCE)).toMatchObject([{ trackingNumber: number }]);
    expect(await bookedNumber(courier)).toBe(number);
    expect(countOrders()).toBe(1);
  });

  it.each(endpoints)("at %s, is a problem with a name, and none later", async (at) => {
    const { courier, fake } = openNinjaVan();
    const number = await bookedNumber(courier);
    if (mood === "slow") beImpatient();
    fake.be(mood, { at });
    expect(await ASKS[at](courier, number)).toEqual({ ok: false, reason });
    fake.be("well");
    expect(await ASKS[at](courier, number)).toMatchObject({ ok: true });
  });

  it("with tokens, is the same", async () => {
    const { courier, fake } = openNinjaVan();
    if (mood === "slow") beImpatient();
    fake.be(mood, { at: "token" });
    expect(await courier.book(parcelToBook())).toEqual({ ok: false, reason });
    fake.be("well");
    expect(await courier.book(parcelToBook())).toMatchObject({ ok: true });
  });
});

it("takes a booking back whose cancelling was not heard of", async () => {
  const { courier, fake } = openNinjaVan();
  const number = await bookedNumber(courier);
  fake.be("silent", { at: "cancel", afterDoing: true });
  expect(await courier.cancel(number)).toEqual({ ok: false, reason: "no_answer" });
  fake.be("well");
  expect(await courier.cancel(number)).toMatchObject({ ok: true });
  expect(fake.orders.get(number)).toMatchObject({ isCancelled: true });
});

import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Courier } from "../courier-port.ts";
import { ninjaVan } from "../couriers.server.ts";
import { ACCOUNT, fakeNinjaVan } from "../fakes/ninjavan.fixture.ts";
import { booked, ENV, LIVE, openCourier, PARCEL } from "../fakes/open-courier.fixture.ts";

afterEach(() => void vi.restoreAllMocks());

describe("tokens", () => {
  const ask = (courier: Courier) => courier.price(PARCEL);

  it("are one for all who ask at once, and for all who ask later", async () => {
    const { fake, courier } = openCourier();
    await Promise.all([1, 2, 3].map(() => ask(courier)));
    await ask(ninjaVan(LIVE, ENV, fake.fetch));
    expect(fake.tokensGiven()).toBe(1);
  });

  it("are renewed from five minutes before their end", async () => {
    const { fake, courier } = openCourier();
    fake.tokensLast(3_600);
    let now = 1_000_000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    await ask(courier);
    now += 54 * 60_000;
    await ask(courier);
    expect(fake.tokensGiven()).toBe(1);
    now += 61_000;
    await Promise.all([ask(courier), ask(courier)]);
    expect(fake.tokensGiven()).toBe(2);
  });

  it("are renewed once when they end before their time", async () => {
    const { fake, courier } = openCourier();
    await ask(courier);
    fake.endTokens();
    const answers = await Promise.all([ask(courier), ask(courier), ask(courier)]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(fake.tokensGiven()).toBe(1);
  });

  it("that are newer stay when an older one is refused late", async () => {
    const fake = fakeNinjaVan();
    let isLate = false;
    const courier = ninjaVan(LIVE, ENV, async (url, init) => {
      const wasLate = isLate;
      isLate = false;
      const answer = await fake.fetch(url, init);
      if (wasLate) await setTimeout(20);
      return answer;
    });
    await ask(courier);
    fake.endTokens();
    isLate = true;
    const late = ask(courier);
    expect(await ask(courier)).toMatchObject({ ok: true });
    expect(await late).toMatchObject({ ok: true });
    expect(fake.tokensGiven()).toBe(1);
  });

  it("are not given for wrong keys, and are once these are right", async () => {
    const { fake } = openCourier();
    const keys = { ...ACCOUNT, clientSecret: "key-of-another-shop-02" };
    const wrong = ninjaVan({ keys, isLive: true }, ENV, fake.fetch);
    for (const answer of [await ask(wrong), await wrong.book(PARCEL), await wrong.label("NVPH1")]) {
      expect(answer).toEqual({ ok: false, reason: "keys_refused" });
    }
    expect(await ask(ninjaVan(LIVE, ENV, fake.fetch))).toMatchObject({ ok: true });
    expect(await ask(wrong)).toEqual({ ok: false, reason: "keys_refused" });
  });

  it("and keys are in no address", async () => {
    const { fake, courier } = openCourier();
    const number = await booked(courier);
    await courier.label(number);
    await courier.track(number);
    const addresses = fake.requests.map(({ path, search }) => `${path}${search}`).join(" ");
    expect(addresses).not.toMatch(/client|secret|key-of|\+63|Maria/);
    expect(addresses).toContain(`/2.0/reports/waybill?tid=${number}`);
  });
});

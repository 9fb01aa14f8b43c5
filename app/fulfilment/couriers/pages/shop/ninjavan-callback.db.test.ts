import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { callbackHealth } from "#app/selling/payments/queries/callback-health.server.ts";
import { openTestGateway } from "#app/selling/payments/pages/shop/test-gateway.fixture.ts";
import { sentOrder } from "#app/fulfilment/returns/factories.ts";
import { testContext } from "#tests/context.ts";
import { saveConnection } from "../../commands/save-connection.server.ts";
import { readConnection } from "../../queries/connection.server.ts";
import { checkKeys } from "../desk/submit-connection.server.ts";
import { lastReport } from "../../queries/parcel-events.server.ts";
import { courierConnections, parcelEvents } from "../../tables.server.ts";
import { ACCOUNT, createNinjaVan, type Mood } from "./ninjavan.fixture.ts";
import { action } from "./ninjavan-callback.ts";

const { ctx, db, pool, as } = await testContext();
const { args } = openTestGateway({ ctx, pool });
const ninjaVan = createNinjaVan();
const pattern = "/api/couriers/ninjavan/callback";
const env = { providersUrl: "http://providers.test" };

async function send(request: Request) {
  const answer = await action({ ...args(request), pattern, params: {} });
  return { status: answer.status, json: (await answer.json()) as unknown };
}

const connect = (version = 0) => saveConnection(ctx, { keys: ACCOUNT, isLive: true, version });

beforeAll(async () => {
  await publishLegalTexts(ctx);
});

describe("the keys of Ninja Van", () => {
  it("are stored sealed, by the owner alone, and one of two who save at once", async () => {
    const wish = { keys: ACCOUNT, isLive: true, version: 0 };
    expect(await saveConnection(as("manager"), wish)).toMatchObject({
      reason: "forbidden",
    });
    const half = { keys: { clientId: ACCOUNT.clientId }, isLive: true, version: 0 };
    expect(await saveConnection(ctx, half)).toMatchObject({ missing: ["clientSecret"] });
    const both = await Promise.all([connect(), connect()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const [row] = await db.select().from(courierConnections);
    expect(JSON.stringify(row)).not.toContain(ACCOUNT.clientSecret);
    expect(row?.lastFour).toEqual({ clientId: "shop", clientSecret: "0001" });
    expect((await readConnection(ctx))?.keys).toEqual(ACCOUNT);
    // Keys that are left out stay unchanged.
    const kept = await saveConnection(ctx, { keys: {}, isLive: false, version: 1 });
    expect(kept).toMatchObject({ ok: true });
    expect((await readConnection(ctx))?.keys).toEqual(ACCOUNT);
  });

  const account = { keys: ACCOUNT, isLive: true };
  it.each([
    ["well", undefined],
    ["silent", "no_answer"],
    ["broken", "no_answer"],
    ["half", "not_understood"],
  ] as [Mood, string | undefined][])("are tested where Ninja Van is %s", async (mood, found) => {
    ninjaVan.be(mood);
    expect(await checkKeys(account, env, ninjaVan.fetch)).toBe(found);
    ninjaVan.be("well");
  });

  it("are refused where they are wrong, and go to the company’s own address", async () => {
    const wrong = { ...ACCOUNT, clientSecret: "another-key-0002" };
    expect(await checkKeys({ ...account, keys: wrong }, env, ninjaVan.fetch)).toBe("keys_refused");
    ninjaVan.requests.length = 0;
    await checkKeys(account, { providersUrl: undefined }, ninjaVan.fetch);
    await checkKeys({ ...account, isLive: false }, { providersUrl: undefined }, ninjaVan.fetch);
    expect(ninjaVan.requests.map(({ path }) => path)).toEqual([
      "/PH/2.0/oauth/access_token",
      "/SG/2.0/oauth/access_token",
    ]);
  });
});

describe("what Ninja Van reports", () => {
  it("delivers the order, told once, in either version", async () => {
    const { orderId } = await sentOrder(ctx, { isDelivered: false });
    await db
      .update(parcels)
      .set({ trackingNumber: "NVPH0001" })
      .where(eq(parcels.orderId, orderId));
    const away = { tracking_id: "NVPH0001", status: "On Vehicle for Delivery" };
    expect(await send(ninjaVan.report(away))).toMatchObject({ status: 200, json: { new: true } });
    const told = {
      tracking_id: "NVPH0001",
      status: "Delivered",
      event: "Delivered, Received by Customer",
      timestamp: "2026-11-21T11:30:00+0800",
    };
    expect(await send(ninjaVan.report(told))).toMatchObject({ status: 200, json: { new: true } });
    expect(await send(ninjaVan.report(told))).toMatchObject({ status: 200, json: { new: false } });
    expect((await findOrder(db, orderId))?.status).toBe("delivered");
    expect(await lastReport(db)).toMatchObject({ says: expect.any(String) as string });
    const own = eq(parcelEvents.trackingNumber, "NVPH0001");
    expect(await db.select().from(parcelEvents).where(own)).toHaveLength(2);
  });

  it("says nothing of where a parcel is when it was measured", async () => {
    const told = { tracking_id: "NVPH0002", status: "Parcel Measurements Update" };
    expect(await send(ninjaVan.report(told))).toMatchObject({ status: 200, json: { new: false } });
    const own = eq(parcelEvents.trackingNumber, "NVPH0002");
    expect(await db.$count(parcelEvents, own)).toBe(0);
  });

  it("is refused and counted when its signature is wrong, or its body was changed", async () => {
    const told = { tracking_id: "NVPH0003", status: "Delivered" };
    const forged = ninjaVan.report(told, { secret: "guessed" });
    expect(await send(forged)).toMatchObject({ status: 401 });
    expect(await send(ninjaVan.report(told, { tamper: " " }))).toMatchObject({ status: 401 });
    const unsigned = ninjaVan.report(told);
    unsigned.headers.delete("x-ninjavan-hmac-sha256");
    expect(await send(unsigned)).toMatchObject({ status: 401 });
    const { refused } = await callbackHealth(db, "ninjavan");
    expect(refused).toMatchObject([{ reason: "bad_signature", count: 3 }]);
    const own = eq(parcelEvents.trackingNumber, "NVPH0003");
    expect(await db.$count(parcelEvents, own)).toBe(0);
  });

  it.each([
    { tracking_id: "", status: "Delivered" },
    { tracking_id: "NVPH0004", status: "Delivered", timestamp: "yesterday" },
    { tracking_id: "NVPH0004", status: "Delivered", timestamp: "2026-12-21T10:00:00+0800" },
  ])("is refused when it can’t be meant: %o", async (told) => {
    expect(await send(ninjaVan.report(told))).toMatchObject({ status: 422 });
  });

  it("is for nobody while Ninja Van is not connected", async () => {
    await db.delete(courierConnections);
    const told = { tracking_id: "NVPH0005", status: "Delivered" };
    expect(await send(ninjaVan.report(told))).toMatchObject({ status: 404 });
  });
});

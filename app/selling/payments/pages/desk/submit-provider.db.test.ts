import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { chooseProvider } from "../../commands/choose-provider.server.ts";
import { saveProvider } from "../../commands/save-provider.server.ts";
import { connectProvider } from "../../gateways/fakes/connect-provider.fixture.ts";
import { fakePaymongo } from "../../gateways/fakes/paymongo.fixture.ts";
import { fakeXendit } from "../../gateways/fakes/xendit.fixture.ts";
import { fetchFrom } from "../../gateways/fakes/provider.fixture.ts";
import { createGateways } from "../../gateways/gateways.server.ts";
import { findProvider, openedProviders } from "../../queries/providers.server.ts";
import { paymentProviders } from "../../tables.server.ts";
import { providerMessages as say } from "../../texts/staff-providers.ts";
import { openTestGateway } from "../shop/test-gateway.fixture.ts";
import { showProvider } from "./show-provider.server.ts";
import { submitProvider, type ProviderAnswer } from "./provider-page.server.ts";

const { ctx, db, pool, as } = await testContext();
const owner = as(await accountOf(ctx, "admin"));
const { args } = openTestGateway({ ctx, pool });
const paymongo = fakePaymongo();
const xendit = fakeXendit();
const gateways = createGateways({
  appUrl: "http://127.0.0.1:3000",
  testGatewayUrl: "http://localhost:3001",
  secret: "the-secret-of-the-whole-shop-000000",
  demo: true,
  now: () => ctx.now,
  newNonce: () => ctx.ids.newToken(),
  fetch: fetchFrom(paymongo, xendit),
});
const { secretKey, webhookSecret } = paymongo.keys.secrets;
const LIVE = "sk_live_abcdefgh1234";

beforeEach(async () => {
  await db.delete(paymentProviders);
  await gateways.renew(ctx);
});

/** Sends a form of PayMongo's page, and returns the redirect or the message. */
async function send(form: Record<string, string>, shop: Ctx = owner) {
  const { context } = args(new Request("http://127.0.0.1:3000/"));
  const served = { ...context.get(requestContext), ctx: shop };
  const answer = await submitProvider({ served, gateways }, "paymongo", form);
  if (answer instanceof Response) return { status: answer.status };
  return { status: answer.init?.status, ...(answer.data satisfies ProviderAnswer) };
}

const save = (given: Record<string, string>, shop = owner) =>
  send({ intent: "save", version: "0", secretKey: secretKey ?? "", ...given }, shop);
const both = { webhookSecret: webhookSecret ?? "" };

describe("the keys", () => {
  it("are stored encrypted, and shown and logged by their ends alone", async () => {
    expect(await save({ ...both, secretKey: LIVE })).toEqual({ status: 303 });
    const row = await findProvider(db, "paymongo");
    expect(JSON.stringify(row)).not.toMatch(/abcdefgh|fake0000/);
    expect(row).toMatchObject({ isLive: true, isChosen: false, version: 1 });
    expect(row?.lastFour).toEqual({ secretKey: "1234", webhookSecret: "0000" });
    const shown = await showProvider(owner, "paymongo", "https://shop.example.test");
    expect(JSON.stringify(shown)).not.toMatch(/abcdefgh|fake0000/);
    expect(shown.fields[0]?.stored).toBe(say.stored("1234"));
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "payment_provider.saved"));
    expect(entry).toMatchObject({
      subjectId: "paymongo",
      after: { secretKey: "ends in 1234", webhookSecret: "ends in 0000", live: true },
    });
  });

  it("that are left out stay, and the others are replaced", async () => {
    await save(both);
    expect(await save({ version: "1", secretKey: LIVE, webhookSecret: "" })).toEqual({
      status: 303,
    });
    expect(await openedProviders(ctx)).toMatchObject([
      { keys: { isLive: true, secrets: { secretKey: LIVE, webhookSecret } } },
    ]);
  });

  it.each([
    [{ webhookSecret: "" }, { webhookSecret: say.problems.required }],
    [
      { secretKey: "pk_live_0000000000" },
      { secretKey: expect.stringMatching(/isn’t a PayMongo secret key/) },
    ],
    [{ webhookSecret: "x".repeat(401) }, { webhookSecret: say.problems.tooLong(400) }],
    [{ secretKey: `${LIVE}\u0001` }, { secretKey: say.problems.unusual }],
  ])("are asked for again: %o", async (given: Record<string, string>, errors) => {
    expect(await save({ ...both, ...given })).toMatchObject({ status: 422, errors });
    expect(await findProvider(db, "paymongo")).toBeUndefined();
  });

  it("say so when somebody else saved meanwhile, also at the same moment", async () => {
    const keys = { ...paymongo.keys, secrets: { ...paymongo.keys.secrets } };
    const ends = await Promise.all([1, 2].map(() => saveProvider(owner, keys, 0)));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    const again = await save(both);
    expect(again).toEqual({ status: 409, message: say.errors.changed_meanwhile });
    expect(await save({ ...both, version: "x" })).toMatchObject({ status: 422 });
  });

  it("of another secret of the shop are as good as none", async () => {
    await save(both);
    const other = { ...owner, sealers: createSealers("another secret of another shop") };
    expect(await openedProviders(other)).toEqual([]);
    expect(await chooseProvider(other, "paymongo", true)).toEqual({
      ok: false,
      reason: "not_set_up",
    });
    const shown = await showProvider(other, "paymongo", "https://shop.example.test");
    expect(shown).toMatchObject({ isStored: true, isReadable: false });
  });
});

test.each(["manager", "support", "customer"] as const)("%s may not", async (role) => {
  const keys = { ...paymongo.keys, secrets: { ...paymongo.keys.secrets } };
  const shop = as(role);
  expect(await saveProvider(shop, keys, 0)).toEqual({ ok: false, reason: "forbidden" });
  expect(await chooseProvider(shop, "paymongo", true)).toEqual({ ok: false, reason: "forbidden" });
});

test("a session that was proven long ago may not", async () => {
  const { actor } = owner;
  if (actor.kind !== "user") throw new Error("no account");
  const provenAt = new Date(ctx.now.getTime() - 3_600_000);
  const stale = as({ ...actor, session: { id: "s", provenAt } });
  expect(await save(both, stale)).toEqual({ status: 403, message: say.errors.forbidden });
  expect(await findProvider(db, "paymongo")).toBeUndefined();
});

describe("the provider that takes new payments", () => {
  it("comes first, and all others are still listened to", async () => {
    await connectProvider(ctx, xendit.keys);
    await save(both);
    expect(gateways.enabled().map(({ name }) => name)).toEqual(["test"]);
    expect(gateways.known().map(({ name }) => name)).toEqual(["test", "paymongo", "xendit"]);
    expect(await send({ intent: "choose" })).toEqual({ status: 303 });
    expect(gateways.enabled().map(({ name }) => name)).toEqual(["paymongo", "test"]);
    expect(gateways.find("xendit")).toBeDefined();
    expect(await send({ intent: "stop" })).toEqual({ status: 303 });
    expect(gateways.enabled().map(({ name }) => name)).toEqual(["test"]);
  });

  it("is one, also when two are chosen at once", async () => {
    await connectProvider(ctx, xendit.keys);
    await connectProvider(ctx, paymongo.keys);
    const ends = await Promise.all([
      chooseProvider(owner, "xendit", true),
      chooseProvider(owner, "paymongo", true),
    ]);
    expect(ends.every(({ ok }) => ok)).toBe(true);
    expect(await db.$count(paymentProviders, eq(paymentProviders.isChosen, true))).toBe(1);
  });

  it("has to be set up first", async () => {
    expect(await send({ intent: "choose" })).toEqual({
      status: 409,
      message: say.errors.not_set_up,
    });
    expect(await send({ intent: "test" })).toMatchObject({ status: 409 });
    expect(await send({ intent: "anything" })).toMatchObject({ status: 422 });
  });
});

it("says what is wrong with the connection", async () => {
  await save(both);
  expect(await send({ intent: "test" })).toMatchObject({ found: [say.connection.no_webhook] });
  paymongo.webhooks.push("http://127.0.0.1:3000/api/payments/paymongo/callback");
  expect(await send({ intent: "test" })).toMatchObject({ found: [] });
  await save({ version: "1", secretKey: LIVE, webhookSecret: "" });
  expect(await send({ intent: "test" })).toMatchObject({ found: [say.connection.key_refused] });
});

it("is known as soon as one of two reloads at once has come back", async () => {
  await connectProvider(ctx, paymongo.keys);
  const [first, later] = [gateways.renew(ctx), gateways.renew(ctx)];
  await first;
  expect(gateways.find("paymongo")).toBeDefined();
  await later;
});

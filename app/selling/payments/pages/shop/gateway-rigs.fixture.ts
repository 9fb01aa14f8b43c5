import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Fetch } from "../../gateways/bounded-http.server.ts";
import { everyFake } from "../../gateways/fakes/every-fake.fixture.ts";
import { moodyFetch } from "../../gateways/fakes/moods.fixture.ts";
import {
  fetchFrom,
  type CallbackWish,
  type FakeProvider,
  type FakePaymentOptions,
} from "../../gateways/fakes/provider.fixture.ts";
import type { Callback, Gateway } from "../../gateways/gateway.ts";
import { createProviderGateway } from "../../gateways/provider-gateway.server.ts";
import { findTestPayment } from "../../queries.server.ts";
import { testGatewayPayments } from "../../tables.server.ts";
import { openTestGateway, PAY_PAGE } from "./test-gateway.fixture.ts";

/** A gateway with its provider, in the same shape for every test. */
export type Rig = {
  name: string;
  gateway: Gateway;
  provider?: FakeProvider;
  /** Faults of the provider. */
  moods: ReturnType<typeof moodyFetch>;
  /** The shopper's action on an attempt's page. */
  pay(reference: string, given?: FakePaymentOptions): Promise<void>;
  fail(reference: string): Promise<void>;
  /** A genuine callback with an attempt's state. */
  callback(reference: string, at: Date, wish?: CallbackWish): Promise<Callback>;
};

/** Every gateway of the shop: the fakes of the providers, and the built-in page. */
export function everyRig(shop: { ctx: Ctx; pool: Pool }): Rig[] {
  return [testRig(shop), ...everyFake().map(providerRig)];
}

function providerRig(provider: FakeProvider): Rig {
  const moods = moodyFetch(fetchFrom(provider));
  return {
    name: provider.provider,
    gateway: createProviderGateway(provider.keys, { fetch: moods.fetch }),
    provider,
    moods,
    pay: async (reference, given) => provider.pay(reference, given),
    fail: async (reference) => provider.end(reference, "failed"),
    callback: async (reference, at, wish) => provider.callback(reference, at, wish),
  };
}

function testRig(shop: { ctx: Ctx; pool: Pool }): Rig {
  const { db } = shop.ctx;
  let moods = moodyFetch(nobody);
  const through = (fetch: Fetch) => (moods = moodyFetch(fetch)).fetch;
  const bank = openTestGateway({ ...shop, through });
  const links = new Map<string, string>();
  const gateway: Gateway = {
    ...bank.gateway,
    async createSession(request, details) {
      const session = await bank.gateway.createSession(request, details);
      links.set(request.reference, session.redirectUrl);
      return session;
    },
  };
  const decide = (reference: string, decision: string) =>
    bank.press(links.get(reference) ?? PAY_PAGE, decision);
  return {
    name: "test",
    gateway,
    moods,
    async pay(reference, { amount, currency } = {}) {
      await decide(reference, "approve");
      // Works with another card after a declined one, and with any amount.
      const ofReference = eq(testGatewayPayments.reference, reference);
      await db
        .update(testGatewayPayments)
        .set({ status: "paid", amount, currency })
        .where(ofReference);
    },
    async fail(reference) {
      await decide(reference, "decline");
    },
    async callback(reference, at, { eventId = `evt_${reference}`, otherMode = false } = {}) {
      const payment = await findTestPayment(db, reference);
      if (!payment) throw new Error(`nobody decided about ${reference}`);
      const type = payment.status === "paid" ? "payment.paid" : "payment.failed";
      const { amount, currency } = payment;
      const event = { eventId, type, reference, amount, currency, at } as const;
      await bank.gateways.testProvider?.sendCallback(event, at, 1_000).catch(() => undefined);
      const heard = bank.heard();
      if (!heard) throw new Error("no callback came");
      // The signature of another installation.
      if (otherMode) heard.headers.set("x-signature", `t=1,v1=${"0".repeat(64)}`);
      return heard;
    },
  };
}

const nobody: Fetch = () => Promise.reject(new Error("nobody is there"));

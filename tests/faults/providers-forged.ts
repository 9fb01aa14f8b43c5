import { createHmac } from "node:crypto";
import type { Callback } from "#app/selling/payments/gateways/gateway.ts";
import type { FakeProvider } from "#app/selling/payments/gateways/fakes/provider.fixture.ts";
import type { Random } from "../proof/random.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { openProviderStage, pickFake, type ProviderStage } from "./provider-stage.ts";

const FORGED_AT_ONCE = 8;
const FORGED_A_ROUND = 48;
const SECONDS_OLD = 310;

/** Callbacks without the provider's secret are not trusted. */
export const providersForged = faultScenario({
  name: "providers-forged",
  about:
    "Calls in the name of PayMongo, Xendit and Maya are forged in many ways: none makes an order paid.",
  rounds: { full: 2_100 },
  async play(fault) {
    const world = await openProviderStage(fault);
    const counts = { forged: 0, refused: 0 };
    for (let round = 0; round < fault.rounds; round += 1) await attack(fault, world, counts);
    return counts;
  },
});

async function attack(
  fault: Fault,
  world: ProviderStage,
  counts: { forged: number; refused: number },
): Promise<void> {
  const { random, expect } = fault;
  const fake = pickFake(fault, world.fakes);
  const { orderId, reference } = await world.place(fake);
  // A callback as for a real payment, which the provider itself does not know.
  fake.pay(reference);
  const genuine = fake.callback(reference, new Date());
  const { payments } = fake.sale(reference);
  const taken = payments.splice(0);
  const left = Array.from({ length: FORGED_A_ROUND }, () => forge(fake, genuine, random));
  counts.forged += left.length;
  await Promise.all(
    Array.from({ length: FORGED_AT_ONCE }, async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const status = await world.call(fake, next);
        if (status >= 400) counts.refused += 1;
        expect(status < 500 || status === 503, `a forged call was answered ${status}`);
      }
    }),
  );
  const after = await world.paymentOf(orderId);
  expect(after.status === "unpaid", `a forged call of ${fake.provider} made an order paid`);
  // The same order: now the genuine callback is trusted.
  payments.push(...taken);
  await world.callUntilTaken(fake, fake.callback(reference, new Date()));
  const { status } = await world.paymentOf(orderId);
  expect(status === "paid", `after forged calls a genuine one of ${fake.provider} is not believed`);
}

type Forger = (genuine: Callback, random: Random) => Callback;

const withHeaders = ({ rawBody, from }: Callback, headers: Record<string, string>): Callback => ({
  headers: new Headers({ "content-type": "application/json", ...headers }),
  rawBody,
  from,
});

function bend(text: string, random: Random): string {
  const at = random.whole(0, Math.max(0, text.length - 1));
  const other = text[at] === "7" ? "8" : "7";
  return `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
}

const elsewhere = (random: Random) => `198.51.${random.whole(0, 255)}.${random.whole(1, 254)}`;

function signPaymongo(rawBody: string, secret: string, seconds: number, field = "te"): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");
  return `t=${seconds},${field}=${digest}`;
}

const FORGERS: Record<FakeProvider["provider"], readonly [Forger, ...Forger[]]> = {
  paymongo: [
    (genuine) => withHeaders(genuine, {}),
    (genuine) => withHeaders(genuine, { "paymongo-signature": "" }),
    (genuine) => withHeaders(genuine, { "paymongo-signature": "t=,te=,li=" }),
    // Changes only the signature of the shop's own mode. The other mode's is not checked.
    (genuine, random) => {
      const signature = genuine.headers.get("paymongo-signature") ?? "";
      const [own = "", other = ""] = signature.split(",li=");
      return withHeaders(genuine, { "paymongo-signature": `${bend(own, random)},li=${other}` });
    },
    (genuine, random) => ({ ...genuine, rawBody: bend(genuine.rawBody, random) }),
    (genuine) => ({ ...genuine, rawBody: ` ${genuine.rawBody}` }),
    (genuine, random) => {
      const secret = `whsk_${random.whole(1, 1e9)}`;
      const now = Math.floor(Date.now() / 1_000);
      const signature = signPaymongo(genuine.rawBody, secret, now);
      return withHeaders(genuine, { "paymongo-signature": signature });
    },
    // The mode that the shop is not in, and the names of other algorithms.
    (genuine, random) => {
      const signature = genuine.headers.get("paymongo-signature") ?? "";
      const field = random.pick(["li", "v1", "TE", "sha1", "none"]);
      return withHeaders(genuine, { "paymongo-signature": signature.replace("te=", `${field}=`) });
    },
    (genuine, random) => {
      const secret = "whsk_fake000000000000";
      const old = Math.floor(Date.now() / 1_000) - SECONDS_OLD - random.whole(0, 99_999);
      return withHeaders(genuine, {
        "paymongo-signature": signPaymongo(genuine.rawBody, secret, old),
      });
    },
  ],
  xendit: [
    (genuine) => withHeaders(genuine, {}),
    (genuine) => withHeaders(genuine, { "x-callback-token": "" }),
    (genuine, random) => {
      const token = genuine.headers.get("x-callback-token") ?? "";
      return withHeaders(genuine, { "x-callback-token": bend(token, random) });
    },
    (genuine, random) => {
      const token = genuine.headers.get("x-callback-token") ?? "";
      return withHeaders(genuine, { "x-callback-token": token.slice(0, random.whole(0, 20)) });
    },
    // The token leaked: the shop asks Xendit, which knows of no payment.
    (genuine) => genuine,
  ],
  maya: [
    (genuine, random) => ({ ...genuine, from: elsewhere(random) }),
    (genuine, random) => ({ ...genuine, from: `${elsewhere(random)}, ${elsewhere(random)}` }),
    (genuine, random) => ({ ...genuine, from: `${genuine.from}, ${elsewhere(random)}` }),
    (genuine, random) => ({ ...genuine, from: elsewhere(random), rawBody: "{}" }),
  ],
};

function forge(fake: FakeProvider, genuine: Callback, random: Random): Callback {
  const forger = random.pick(FORGERS[fake.provider]);
  return forger(genuine, random);
}

import { systemIds } from "#app/platform/access/ids.server.ts";
import type { FakeProvider } from "#app/selling/payments/gateways/fakes/provider.fixture.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import {
  openProviderStage,
  pickFake,
  type PlacedThere,
  type ProviderStage,
} from "./provider-stage.ts";

type Counts = { amount: number; currency: number; reference: number };

/** What a provider says for sure, and does not fit: nothing is paid, and a person is called. */
export const providersMismatched = faultScenario({
  name: "providers-mismatched",
  about:
    "Genuine calls of PayMongo, Xendit and Maya tell of another amount, currency or reference: none pays an order, all are flagged.",
  rounds: { full: 10_000 },
  async play(fault) {
    const world = await openProviderStage(fault);
    const counts: Counts = { amount: 0, currency: 0, reference: 0 };
    const kinds = ["amount", "currency", "reference"] as const;
    for (let round = 0; round < fault.rounds; round += 1) {
      const kind = kinds[round % kinds.length] ?? "amount";
      await tellWrong(fault, world, kind);
      counts[kind] += 1;
    }
    return counts;
  },
});

async function tellWrong(fault: Fault, world: ProviderStage, kind: keyof Counts): Promise<void> {
  const { random, expect } = fault;
  const fake = pickFake(fault, world.fakes);
  const placed = await world.place(fake);
  const { orderId, reference, amount } = placed;
  if (kind === "reference") return tellOther(fault, world, fake, placed);
  const wrong = random.pick([1, amount - 1, amount + 1, amount * 2]);
  fake.pay(reference, kind === "amount" ? { amount: wrong } : { currency: "USD" });
  const status = await world.callUntilTaken(fake, fake.callback(reference, new Date()));
  expect(status === 200, `${fake.provider} was answered ${status} to another ${kind}`);
  const after = await world.paymentOf(orderId);
  expect(after.status === "unpaid", `another ${kind} of ${fake.provider} made an order paid`);
  expect(after.flagged, `another ${kind} of ${fake.provider} calls nobody`);
}

/** A payment that the provider knows and the shop does not; the order beside it stays as it is. */
async function tellOther(
  { expect }: Fault,
  world: ProviderStage,
  fake: FakeProvider,
  { orderId, reference }: PlacedThere,
): Promise<void> {
  const other = `order_${Date.now()}_${systemIds.newToken().replaceAll(/\W|_/g, "").slice(0, 16)}`;
  const sale = { ...fake.sale(reference), reference: other, sessionId: other, payments: [] };
  fake.sales.set(other, sale);
  fake.pay(other);
  const status = await world.callUntilTaken(fake, fake.callback(other, new Date()));
  expect(status === 404, `${fake.provider} was answered ${status} to an unknown reference`);
  const after = await world.paymentOf(orderId);
  expect(after.status === "unpaid", `another reference of ${fake.provider} made an order paid`);
  expect(await world.isNoted(other), `money for another reference at ${fake.provider} is lost`);
}

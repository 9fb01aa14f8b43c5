import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { openProviderStage, pickFake, type ProviderStage } from "./provider-stage.ts";

const LOOKS_AT_ONCE = 3;
const CALLS_AT_ONCE = 3;
const RETURN_PAGE = "/portal?order_success=true";

/** The buyer is back while the provider calls: one order, settled once, and one mail. */
export const providersRace = faultScenario({
  name: "providers-race",
  about:
    "The return page is opened at the moment of PayMongo's, Xendit's and Maya's calls: one order and one mail.",
  rounds: { full: 10_000 },
  async play(fault) {
    const world = await openProviderStage(fault);
    for (let round = 0; round < fault.rounds; round += 1) await raceOnce(fault, world);
    const { paid, mailed } = await world.paidAndMailed();
    fault.expect(paid === fault.rounds, `${fault.rounds} races left ${paid} paid orders`);
    fault.expect(mailed === fault.rounds, `${fault.rounds} races left ${mailed} mails`);
    return { races: fault.rounds, mails: mailed };
  },
});

async function raceOnce(fault: Fault, world: ProviderStage): Promise<void> {
  const { random, expect } = fault;
  const fake = pickFake(fault, world.fakes);
  const { buyer, orderId, reference } = await world.place(fake);
  fake.pay(reference);
  const callback = fake.callback(reference, new Date());
  const calls = Array.from({ length: CALLS_AT_ONCE }, async () => {
    await sleep(random.whole(0, 15));
    const status = await world.callUntilTaken(fake, callback);
    expect(status === 200, `${fake.provider} was answered ${status}`);
  });
  const looks = Array.from({ length: LOOKS_AT_ONCE }, async () => {
    await sleep(random.whole(0, 15));
    const { status } = await buyer.open(RETURN_PAGE);
    expect(status === 200, `the return page answers ${status}`);
  });
  await Promise.all([...calls, ...looks]);
  const { status, settled } = await world.paymentOf(orderId);
  expect(status === "paid", `a race at ${fake.provider} ends ${status}`);
  expect(settled === 1, `a race settled a payment ${settled} times`);
}

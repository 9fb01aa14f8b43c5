import type { Callback } from "#app/selling/payments/gateways/gateway.ts";
import type { FakeProvider } from "#app/selling/payments/gateways/fakes/provider.fixture.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { openProviderStage, pickFake, type ProviderStage } from "./provider-stage.ts";

const MOST_COPIES = 3;
const SENDERS = 4;

type Act = "fail" | "pay" | "expire";

/** What may happen on the page, in the order in which it happens there. */
const STORIES: readonly Act[][] = [
  ["pay"],
  ["fail"],
  ["expire"],
  ["fail", "pay"],
  ["fail", "fail", "pay"],
  ["expire", "pay"],
  ["fail", "expire"],
];

/** However a provider's calls are shuffled and repeated, the end is that of the calls in order. */
export const providersShuffled = faultScenario({
  name: "providers-shuffled",
  about:
    "The calls of PayMongo, Xendit and Maya come in every order and several times: as in order, settled and mailed once.",
  rounds: { full: 10_000 },
  async play(fault) {
    const world = await openProviderStage(fault);
    const sent = { callbacks: 0, paid: 0 };
    for (let round = 0; round < fault.rounds; round += 1) await playOnce(fault, world, round, sent);
    const { mailed } = await world.paidAndMailed();
    fault.expect(mailed === sent.paid, `${sent.paid} orders were paid, and ${mailed} mails say so`);
    return { streams: fault.rounds, ...sent };
  },
});

async function playOnce(
  fault: Fault,
  world: ProviderStage,
  round: number,
  sent: { callbacks: number; paid: number },
): Promise<void> {
  const { random, expect } = fault;
  const fake = pickFake(fault, world.fakes);
  const { orderId, reference } = await world.place(fake);
  const story = STORIES[round % STORIES.length] ?? [];
  const told = tellStory(fake, reference, story);
  const copies = told.flatMap((one) =>
    Array.from({ length: random.whole(1, MOST_COPIES) }, () => one),
  );
  const waiting = random.shuffle(copies);
  sent.callbacks += waiting.length;
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const status = await world.callUntilTaken(fake, next);
        expect(status === 200, `${fake.provider} was answered ${status}`);
      }
    }),
  );
  const isPaid = story.includes("pay");
  if (isPaid) sent.paid += 1;
  const { status, settled } = await world.paymentOf(orderId);
  const wanted = isPaid ? "paid" : "unpaid";
  expect(status === wanted, `${story.join(", ")} at ${fake.provider} ends ${status}`);
  expect(settled === (isPaid ? 1 : 0), `a payment was settled ${settled} times`);
}

/** Each act with the call that follows it. */
function tellStory(fake: FakeProvider, reference: string, story: readonly Act[]): Callback[] {
  return story.map((act) => {
    if (act === "pay") fake.pay(reference);
    else fake.end(reference, act === "fail" ? "failed" : "expired");
    return fake.callback(reference, new Date());
  });
}

import type { GatewayEvent } from "#app/selling/payments/gateways/gateway.ts";
import type { Random } from "../proof/random.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { Stage } from "./stage.ts";

const ORDERS_AT_ONCE = 3;
const MOST_COPIES = 4;
const SENDERS = 6;

type EventType = GatewayEvent["type"];

/** Every order in which up to three different events can happen to one payment. */
const STORIES = orderings(["payment.paid", "payment.failed", "payment.cancelled"]);

/** Paid wins over failed and cancelled, whichever comes first and however often. */
export const callbacksShuffled = faultScenario({
  name: "callbacks-shuffled",
  about:
    "The gateway's events come in every order, several times, several at once, and with the wrong amount.",
  rounds: { quick: 10, full: 700 },
  async play(fault) {
    const stage = await fault.open();
    const sent = { events: 0, callbacks: 0 };
    for (let round = 0; round < fault.rounds; round += 1) await tellAll(fault, stage, round, sent);
    return { ...sent };
  },
});

async function tellAll(
  { random, expect }: Fault,
  stage: Stage,
  round: number,
  sent: { events: number; callbacks: number },
) {
  const payments = await Promise.all(
    Array.from({ length: ORDERS_AT_ONCE }, async (_, index) => {
      const { told, amount } = await stage.placedOrder();
      const story = STORIES[(round * ORDERS_AT_ONCE + index) % STORIES.length] ?? [];
      const short = random.whole(1, 4) === 1;
      const events = story.map((type) => gatewayEvent(told, short ? amount - 1 : amount, type));
      return { told, events, paid: !short && story.includes("payment.paid") };
    }),
  );
  // Copies of one event keep its id, as a provider's repetitions do.
  const callbacks = random.shuffle(payments.flatMap(({ events }) => copies(events, random)));
  sent.events += payments.reduce((sum, { events }) => sum + events.length, 0);
  sent.callbacks += callbacks.length;
  const waiting = [...callbacks];
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        expect(await stage.callBack(next), `the shop did not take ${next.type}`);
      }
    }),
  );
  for (const { told, paid } of payments) {
    const settled = await isSettled(stage, told.reference);
    expect(settled || !paid, "a payment in full does not count as paid");
    expect(!settled || paid, "an order counts as paid, and nobody paid it in full");
  }
}

function copies(events: readonly GatewayEvent[], random: Random): GatewayEvent[] {
  return events.flatMap((event) =>
    Array.from({ length: random.whole(1, MOST_COPIES) }, () => event),
  );
}

async function isSettled({ pool }: Stage, reference: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from payments join orders on orders.id = payments.order_id
     where reference = $1 and payments.status = 'paid' and orders.payment_status = 'paid'`,
    [reference],
  );
  return rowCount === 1;
}

function orderings(types: readonly EventType[]): EventType[][] {
  return types.flatMap((first) => {
    const rest = types.filter((type) => type !== first);
    return [[first], ...orderings(rest).map((later) => [first, ...later])];
  });
}

import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../until.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { Stage } from "./stage.ts";

const CHECKOUTS_AT_ONCE = 3;
const CALLBACKS_AT_ONCE = 3;
/**
 * The kill happens after this many answers and then this many milliseconds: early, in between or
 * late.
 */
const ANSWERS_BEFORE = { from: 0, to: CHECKOUTS_AT_ONCE + CALLBACKS_AT_ONCE - 1 };
const MS_AFTER = { from: 0, to: 30 };

/** A buyer without an answer sends the form again, and nothing is done twice. */
export const kills = faultScenario({
  name: "kills",
  about:
    "The shop's process is killed at a random moment of checkouts and callbacks and started again; buyers and gateway send again.",
  rounds: { quick: 3, full: 100 },
  async play(fault) {
    const stage = await fault.open();
    let cutOff = 0;
    let slowest = 0;
    for (let round = 0; round < fault.rounds; round += 1) {
      const kill = await killOnce(fault, stage);
      cutOff += kill.cutOff;
      slowest = Math.max(slowest, kill.restartedAfterMs);
    }
    return { kills: fault.rounds, "cut off": cutOff, "slowest restart ms": slowest };
  },
});

async function killOnce({ random }: Fault, stage: Stage) {
  const atCheckout = await each(CHECKOUTS_AT_ONCE, () => stage.buyerAtCheckout());
  const toPay = await each(CALLBACKS_AT_ONCE, async () => {
    const { told, amount } = await stage.placedOrder();
    return gatewayEvent(told, amount);
  });

  let cutOff = 0;
  let answered = 0;
  const checkouts = atCheckout.map(async ({ buyer, form }) => {
    let tries = 0;
    const told = await buyer.submitUntilTold(form, () => void (tries += 1));
    stage.ledger.noteTold(told);
    return tries;
  });
  const callbacks = toPay.map((event) => stage.callBackUntilRecorded(event));
  const all = [...checkouts, ...callbacks].map(async (ending) => {
    const tries = await ending;
    answered += 1;
    if (tries > 1) cutOff += 1;
  });
  // Failures are handled after the restart, so they must not be unhandled rejections now.
  for (const one of all) one.catch(() => undefined);

  const enough = random.whole(ANSWERS_BEFORE.from, ANSWERS_BEFORE.to);
  await until(`${enough} answers are there`, 10_000, () => answered >= enough);
  await sleep(random.whole(MS_AFTER.from, MS_AFTER.to));
  const [shop] = stage.processes;
  await shop.kill();
  const restartedAfterMs = await shop.restart();
  await Promise.all(all);
  return { cutOff, restartedAfterMs };
}

const each = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

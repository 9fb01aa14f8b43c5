import { setTimeout as sleep } from "node:timers/promises";
import { placeForAll } from "./checkout-load.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import { loseWorkerMidJob } from "./lost-worker.ts";
import { openMailServer } from "./mail-server.ts";
import { stormForTheLastUnit } from "./last-unit.ts";
import { stormForTheLastUse } from "./last-use.ts";
import { stormOfSameKeys } from "./same-key.ts";
import { stormForScarceStock } from "./scarce-stock.ts";
import type { Stage } from "./stage.ts";

const CROWD = { quick: 24, full: 500 };
const BUYERS_AT_A_KILL = 8;

/** The guarantees of one process also apply to several on one database, even when one dies. */
export const severalProcesses = faultScenario({
  name: "several-processes",
  about:
    "Three web processes and one worker share a PostgreSQL behind a splitter: all the storms, then web processes and the worker are killed.",
  rounds: { full: 5 },
  async play(fault) {
    const { rounds, size } = fault;
    const crowd = CROWD[size];
    const mails = await openMailServer();
    fault.atEnd(() => mails.close());
    const stage = await fault.open({
      processes: ["web", "web", "web", "worker"],
      env: { SMTP_URL: mails.url },
    });
    const last = await stormForTheLastUnit(fault, stage, rounds, crowd);
    await stormForScarceStock(fault, stage, rounds, crowd, Math.ceil(crowd / 10));
    await stormForTheLastUse(fault, stage, rounds * 2, crowd);
    await stormOfSameKeys(fault, stage, rounds * crowd);
    const load = await placeForAll(fault, stage, rounds, crowd * 2);
    let cutOff = 0;
    for (let round = 0; round < rounds; round += 1)
      cutOff += await killOneWhileBuying(fault, stage);
    const takenOver = await loseWorkerMidJob(fault, stage, mails);
    return {
      buyers: crowd,
      "last unit p50 ms": last["p50 ms"],
      "orders/s": load["orders/s"],
      "web processes killed": rounds,
      "cut off": cutOff,
      "jobs taken over after ms": takenOver,
    };
  },
});

/** A buyer who was cut off sends the form again, and another process answers at once. */
async function killOneWhileBuying({ random }: Fault, stage: Stage): Promise<number> {
  const web = stage.processes.filter(({ does }) => does === "web");
  const victim = web[random.whole(0, web.length - 1)] ?? stage.processes[0];
  const waiting = await Promise.all(
    Array.from({ length: BUYERS_AT_A_KILL }, () => stage.buyerAtCheckout()),
  );
  let cutOff = 0;
  const buying = waiting.map(async ({ buyer, form }) => {
    const told = await buyer.submitUntilTold(form, (answer) => void (answer || (cutOff += 1)));
    stage.ledger.noteTold(told);
    await stage.callBackUntilRecorded(gatewayEvent(told, Number(form["shownTotal"])));
  });
  const bought = Promise.all(buying);
  bought.catch(() => undefined);
  await sleep(random.whole(0, 60));
  await victim.kill();
  await bought;
  await victim.restart();
  return cutOff;
}

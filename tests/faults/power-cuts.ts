import { setTimeout as sleep } from "node:timers/promises";
import { killServer, serverOf } from "./built-in-server.ts";
import { type Disk, openDiskStage } from "./disk.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { Stage } from "./stage.ts";
import { untilServed } from "./until-served.ts";

const DISK_BYTES = 2 * 1024 ** 3;
const BUYERS_AT_ONCE = 4;

/** Everything that the shop has confirmed is on the disk, and incomplete writes do no harm. */
export const powerCuts = faultScenario({
  name: "power-cuts",
  about:
    "The power is cut while people buy: the disk stops at once, with its journal, and then shop and built-in server. Needs root.",
  rounds: { full: 20 },
  async play(fault) {
    const { disk, stage } = await openDiskStage(fault, DISK_BYTES);
    let slowest = 0;
    for (let round = 0; round < fault.rounds; round += 1) {
      slowest = Math.max(slowest, await cutOnce(fault, stage, disk));
    }
    return { cuts: fault.rounds, "slowest restart ms": slowest };
  },
});

async function cutOnce({ random }: Fault, stage: Stage, disk: Disk): Promise<number> {
  const [shop] = stage.processes;
  const buying = { over: false };
  const crowd = Promise.all(Array.from({ length: BUYERS_AT_ONCE }, () => buyOn(stage, buying)));
  // Failures are handled when the power is back, so they must not be unhandled rejections now.
  crowd.catch(() => undefined);
  await sleep(random.whole(50, 1_500));
  const server = await serverOf(disk.dataDir);
  if (server === undefined) throw new Error("no built-in server runs");
  await disk.cutPower();
  await Promise.all([shop.kill(), killServer(server, disk.dataDir)]);
  await disk.plugIn();
  const restartedAfterMs = await shop.restart();
  buying.over = true;
  await crowd;
  return restartedAfterMs;
}

/** A buyer who was cut off sends the form again, so each purchase is completed. */
async function buyOn(stage: Stage, buying: { over: boolean }): Promise<void> {
  while (!buying.over) {
    const { buyer, form } = await untilServed(() => stage.buyerAtCheckout());
    const told = await buyer.submitUntilTold(form);
    stage.ledger.noteTold(told);
    await stage.callBackUntilRecorded(gatewayEvent(told, Number(form["shownTotal"])));
  }
}

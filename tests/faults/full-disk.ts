import { setTimeout as sleep } from "node:timers/promises";
import { type Buying, buyOn } from "./buy-on.ts";
import { type Buyer, type CheckoutForm, givesBack } from "./buyer.ts";
import { type Disk, openDiskStage } from "./disk.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { untilServed } from "./until-served.ts";

const MB = 1024 ** 2;
const DISK_BYTES = 2 * 1024 * MB;
const BUYERS_AT_ONCE = 4;
/** Less than the shop needs to go on saving, and more than it takes to go on reading. */
const LITTLE_BYTES = 200 * MB;
/** The shop looks once a second. */
const NOTICED_MS = 2_500;
const FULL_MS = 4_000;

/** Nothing is saved, pages are shown, and when there is room again all goes on by itself. */
export const fullDisk = faultScenario({
  name: "full-disk",
  about:
    "The disk fills while people buy, until little is left or nothing at all, and is emptied again. Needs root.",
  rounds: { full: 20 },
  async play(fault) {
    const { disk, stage } = await openDiskStage(fault, DISK_BYTES);
    let slowest = 0;
    let refused = 0;
    for (let round = 0; round < fault.rounds; round += 1) {
      const time = await fillOnce(fault, stage, disk, round % 2 === 0 ? LITTLE_BYTES : 0);
      slowest = Math.max(slowest, time.healedAfterMs);
      refused += time.refused;
    }
    return { "times full": fault.rounds, "answers 503": refused, "slowest to heal ms": slowest };
  },
});

async function fillOnce(fault: Fault, stage: Stage, disk: Disk, left: number) {
  const early = await stage.buyerAtCheckout();
  const buying: Buying = { over: false, refused: 0 };
  const crowd = Array.from({ length: BUYERS_AT_ONCE }, () => buyOn(fault, stage, buying));
  // They must not reject unseen while the disk is full.
  const bought = Promise.all(crowd);
  bought.catch(() => undefined);

  await sleep(fault.random.whole(50, 1_500));
  await disk.leaveFree(left);
  await sleep(NOTICED_MS);
  await askWhileFull(fault, early, left > 0);
  await sleep(FULL_MS);
  await disk.leaveFree();
  const emptied = performance.now();
  await untilServed(() => early.buyer.openCheckout());
  stage.ledger.noteTold(await early.buyer.submitUntilTold(early.form));
  const healedAfterMs = Math.round(performance.now() - emptied);
  buying.over = true;
  await bought;
  return { healedAfterMs, refused: buying.refused };
}

type Early = { buyer: Buyer; form: CheckoutForm };

async function askWhileFull({ expect }: Fault, { buyer, form }: Early, canRead: boolean) {
  const answer = await buyer.submit(form);
  expect(answer.status === 503, `the checkout answers ${answer.status} on a full disk, not 503`);
  expect(answer.retryAfter !== null, "the checkout says no time to come back");
  expect(givesBack(answer.body, form), "the form was not given back");
  expect((await buyer.get("/healthz")).status === 200, "the process calls itself unwell");
  const ready = await buyer.get("/readyz");
  expect(ready.status === 503 && ready.retryAfter !== null, `/readyz says ${ready.status}`);
  for (const path of ["/products?q=vial", "/cart", "/checkout"]) {
    const { status, retryAfter } = await buyer.get(path);
    const holds = status === 200 || (!canRead && status === 503 && retryAfter !== null);
    expect(holds, `${path} answers ${status} on a disk with ${canRead ? "little" : "no"} room`);
  }
}

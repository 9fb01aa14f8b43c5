import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "./buyer.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { Stage } from "./stage.ts";

const BUYERS_AT_ONCE = 6;

type SalesRun = { over: boolean; requests: number };

/** Replacing the shop's processes one by one goes unnoticed. */
export const deployments = faultScenario({
  name: "deployments",
  about:
    "While people buy, one process after the other is taken off the splitter, told to end, and started again.",
  rounds: { full: 50 },
  async play(fault) {
    const stage = await fault.open({ processes: ["all", "all"] });
    const selling: SalesRun = { over: false, requests: 0 };
    const crowd = Array.from({ length: BUYERS_AT_ONCE }, () =>
      buyUndisturbed(fault, stage, selling),
    );
    const bought = Promise.all(crowd);
    bought.catch(() => undefined);
    const slowest = { stop: 0, restart: 0 };
    for (let round = 0; round < fault.rounds; round += 1) {
      const one = stage.processes[round % stage.processes.length] ?? stage.processes[0];
      await sleep(fault.random.whole(100, 400));
      const told = performance.now();
      await one.stop();
      slowest.stop = Math.max(slowest.stop, Math.round(performance.now() - told));
      slowest.restart = Math.max(slowest.restart, await one.restart());
    }
    selling.over = true;
    await bought;
    return {
      restarts: fault.rounds,
      requests: selling.requests,
      "slowest to end ms": slowest.stop,
      "slowest to start ms": slowest.restart,
    };
  },
});

/** Each request has its own connection: a kept connection may be closing when it is used. */
async function buyUndisturbed({ expect }: Fault, stage: Stage, selling: SalesRun): Promise<void> {
  const served = async (what: string, asking: Promise<Answer>): Promise<Answer | undefined> => {
    selling.requests += 1;
    const answer = await asking.catch((error: unknown) => wordsOf(error));
    const failed = typeof answer === "string" || answer.status >= 500;
    if (failed) expect(false, `${what}: ${typeof answer === "string" ? answer : answer.status}`);
    return typeof answer === "string" ? undefined : answer;
  };
  while (!selling.over) {
    const { buyer, form } = await stage.buyerAtCheckout({ keepsConnections: false });
    await served("the listing", buyer.get("/products"));
    const placed = await served("the checkout", buyer.submit(form));
    const told = placed && buyer.toldBy(placed);
    if (!told) continue;
    stage.ledger.noteTold(told);
    await stage.callBackUntilRecorded(gatewayEvent(told, Number(form["shownTotal"])));
    await served("the receipt", buyer.open("/portal?order_success=true"));
  }
}

/** `fetch` hides the reason in the cause. */
function wordsOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return String(cause);
}

import { setTimeout as sleep } from "node:timers/promises";
import { receiptMessages } from "#app/selling/checkout/texts/shopper-receipt.ts";
import type { Answer, Buyer } from "./buyer.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { Stage } from "./stage.ts";

const LOOKS_AT_ONCE = 3;
const RETURN_PAGE = "/portal?order_success=true";
const { waiting, paid } = receiptMessages.states;

/** The network decides what arrives first; the page shows the known state and never an error. */
export const returnRacesCallback = faultScenario({
  name: "return-races-callback",
  about:
    "The return page is asked for before, while and after the callback comes: waiting, then paid, never an error.",
  rounds: { full: 1_000 },
  async play(fault) {
    const stage = await fault.open();
    const seen = { waiting: 0, paid: 0 };
    for (let round = 0; round < fault.rounds; round += 1) {
      for (const state of await returnOnce(fault, stage)) seen[state] += 1;
    }
    return { returns: fault.rounds, "seen waiting": seen.waiting, "seen paid": seen.paid };
  },
});

async function returnOnce(fault: Fault, stage: Stage) {
  const { random, expect } = fault;
  const { buyer, told, amount } = await stage.placedOrder();
  const look = () => lookAt(fault, buyer);
  const before = await look();
  expect(before === "waiting", "the page says paid before anybody paid");

  const calling = sleep(random.whole(0, 15)).then(() =>
    stage.callBackUntilRecorded(gatewayEvent(told, amount)),
  );
  const looks = await Promise.all(
    Array.from({ length: LOOKS_AT_ONCE }, async () => {
      await sleep(random.whole(0, 15));
      const first = await look();
      const second = await look();
      expect(!(first === "paid" && second === "waiting"), "a payment was seen and then not");
      return [first, second];
    }),
  );
  await calling;
  const after = await look();
  expect(after === "paid", "the callback was answered, and the page still waits");
  return [before, ...looks.flat(), after];
}

async function lookAt({ expect }: Fault, buyer: Buyer): Promise<"waiting" | "paid"> {
  const page = await buyer.open(RETURN_PAGE);
  expect(page.status === 200, `the return page answers ${page.status}`);
  const [isWaiting, isPaid] = [says(page, waiting.title), says(page, paid.title)];
  expect(isWaiting !== isPaid, "the return page says neither waiting nor paid, or both");
  return isPaid ? "paid" : "waiting";
}

/** Visible text only: the messages of both states are also in the page's scripts. */
function says(page: Answer, text: string): boolean {
  return page.body.replaceAll(/<script[\s\S]*?<\/script>/g, "").includes(text);
}

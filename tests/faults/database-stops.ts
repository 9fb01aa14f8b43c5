import { setTimeout as sleep } from "node:timers/promises";
import { type Buying, buyOn } from "./buy-on.ts";
import { type Answer, type Buyer, type CheckoutForm, givesBack } from "./buyer.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { untilServed } from "./until-served.ts";

const BUYERS_AT_ONCE = 6;
const AWAY_MS = { quick: 2_000, full: 10_000 };

/** The shop answers 503 with a time to come back and the form, and goes on by itself. */
export const databaseStops = faultScenario({
  name: "database-stops",
  about:
    "PostgreSQL is stopped in the middle of checkouts and callbacks, in order or by a crash, and started again.",
  rounds: { quick: 1, full: 10 },
  async play(fault) {
    const stage = await fault.open();
    let slowest = 0;
    let refused = 0;
    for (let round = 0; round < fault.rounds; round += 1) {
      const outage = await stopOnce(fault, stage, round);
      slowest = Math.max(slowest, outage.healedAfterMs);
      refused += outage.refused;
    }
    return { stops: fault.rounds, "answers 503": refused, "slowest to heal ms": slowest };
  },
});

async function stopOnce(fault: Fault, stage: Stage, round: number) {
  const { server, random, size } = fault;
  const buying: Buying = { over: false, refused: 0 };
  const early = await stage.buyerAtCheckout();
  const crowd = Array.from({ length: BUYERS_AT_ONCE }, () => buyOn(fault, stage, buying));
  // The crowd must not reject unseen while the database is being stopped.
  const bought = Promise.all(crowd);
  bought.catch(() => undefined);

  await sleep(random.whole(50, 400));
  await server.halt(round % 2 === 0 ? "in order" : "by crash");
  const away = sleep(AWAY_MS[size]);
  await askWhileAway(fault, early);
  await away;
  await server.resume();
  const back = performance.now();
  await untilServed(() => early.buyer.openCheckout());
  stage.ledger.noteTold(await early.buyer.submitUntilTold(early.form));
  const healedAfterMs = Math.round(performance.now() - back);
  buying.over = true;
  await bought;
  return { healedAfterMs, refused: buying.refused };
}

async function askWhileAway(fault: Fault, { buyer, form }: { buyer: Buyer; form: CheckoutForm }) {
  const { expect } = fault;
  const answer = await buyer.submit(form);
  expectRefusal(fault, "the checkout", answer);
  expect(givesBack(answer.body, form), "the form was not given back");
  for (const path of ["/products", "/cart", "/checkout", "/readyz"]) {
    expectRefusal(fault, path, await buyer.get(path));
  }
  expect((await buyer.get("/healthz")).status === 200, "the process calls itself unwell");
}

function expectRefusal({ expect }: Fault, what: string, answer: Answer | undefined): void {
  const status = answer?.status ?? "nothing";
  expect(status === 503, `without a database ${what} answers ${status}, not 503`);
  expect(answer?.retryAfter !== null, `without a database ${what} says no time to come back`);
}

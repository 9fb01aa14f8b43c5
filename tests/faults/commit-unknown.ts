import { type Buyer, type CheckoutForm, givesBack } from "./buyer.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import { CUTS, openPostgresProxy, type PostgresProxy } from "./postgres-proxy.ts";
import type { Stage } from "./stage.ts";

/** The two transactions of a purchase, each a single statement. */
const PLACING = /^select place_order\(/m;
const SETTLING = /^select settle_payment\(/m;

/** The shop can't know whether its COMMIT was heard; who sends again must find one order. */
export const commitUnknown = faultScenario({
  name: "commit-unknown",
  about:
    "The connection to the database is cut before, during or after a COMMIT of checkout or callback; the same is sent again.",
  rounds: { full: 1_000 },
  async play(fault) {
    const proxy: { current?: PostgresProxy } = {};
    const stage = await fault.open({
      async databaseAt(target) {
        proxy.current = await openPostgresProxy(target);
        return proxy.current.target;
      },
    });
    const { current } = proxy;
    if (!current) throw new Error("the shop was opened without the proxy");
    fault.atEnd(() => current.close());
    for (let round = 0; round < fault.rounds; round += 1) {
      await purchase(fault, stage, current);
    }
    return { cuts: fault.rounds };
  },
});

async function purchase(fault: Fault, stage: Stage, proxy: PostgresProxy): Promise<void> {
  const { random, expect } = fault;
  const statement = random.pick([PLACING, SETTLING]);
  const when = random.pick(CUTS);
  const { buyer, form } = await stage.buyerAtCheckout();
  const cut = proxy.cutNext(statement, when);
  if (statement !== SETTLING) await submitInVain(fault, buyer, form);
  const told = await buyer.submitUntilTold(form);
  stage.ledger.noteTold(told);
  const event = gatewayEvent(told, Number(form["shownTotal"]));
  if (statement === SETTLING) {
    expect(!(await stage.callBack(event)), "a callback was acknowledged before it was recorded");
  }
  await stage.callBackUntilRecorded(event);
  expect(cut.sprung(), `no connection was cut ${when} of ${statement}`);
}

async function submitInVain({ expect }: Fault, buyer: Buyer, form: CheckoutForm): Promise<void> {
  const answer = await buyer.submit(form);
  expect(answer.status === 503, `a cut connection is told as ${answer.status}, not as 503`);
  expect(answer.retryAfter !== null, "no Retry-After while the database is away");
  expect(givesBack(answer.body, form), "the form was not given back");
}

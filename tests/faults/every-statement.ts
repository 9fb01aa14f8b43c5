import { orderIdIn } from "#app/selling/orders/rules/order-link.ts";
import { checkInvariants } from "../invariants.ts";
import { givesBack } from "./buyer.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { Stage } from "./stage.ts";
import { FAILURES, openStatementProxy, type StatementProxy } from "./statement-proxy.ts";

/** Something a person does in one request, whose statements fail one by one. */
type Act = {
  /** Sends it once; answers what is wrong with the answer, if anything is. */
  send(): Promise<string | undefined>;
  /** Sends it until it is done. */
  insist(): Promise<void>;
};
type Prepare = (stage: Stage) => Promise<Act>;

const ACTS: Readonly<Record<string, Prepare>> = {
  placing: preparePlacing,
  settling: prepareSettling,
  refunding: prepareRefunding,
  cancelling: prepareCancelling,
};

/** Whichever statement fails, and however: all of the act was done or nothing, and it can be sent again. */
export const everyStatement = faultScenario({
  name: "every-statement",
  about:
    "Of checkout, callback, refund and cancelling each statement fails once: refused by the server, or the connection is cut before or after it.",
  rounds: { full: 1_000 },
  async play(fault) {
    const proxy: { current?: StatementProxy } = {};
    const stage = await fault.open({
      processes: ["web", "worker"],
      async databaseAt(target) {
        proxy.current = await openStatementProxy(target);
        return proxy.current.target;
      },
    });
    const { current } = proxy;
    if (!current) throw new Error("the shop was opened without the proxy");
    fault.atEnd(() => current.close());
    const statements: Record<string, number> = {};
    let failed = 0;
    for (const [name, prepare] of Object.entries(ACTS)) {
      const { all, tried } = await failOneByOne(fault, stage, current, { name, prepare });
      statements[`statements of ${name}`] = all;
      failed += tried;
    }
    return { ...statements, "failures tried": failed };
  },
});

/** All of them in each way, or as many as the rounds say, drawn. */
async function failOneByOne(
  fault: Fault,
  stage: Stage,
  proxy: StatementProxy,
  { name, prepare }: { name: string; prepare: Prepare },
) {
  const whole = await prepare(stage);
  const counted = proxy.count();
  const wrong = await whole.send();
  fault.expect(wrong === undefined, `${name} without a failure: ${wrong}`);
  const all = counted.statements();
  const places = Array.from({ length: all }, (_, index) => index + 1);
  const cases = places.flatMap((at) => FAILURES.map((how) => ({ at, how })));
  const drawn = fault.random.shuffle(cases).slice(0, fault.rounds);
  for (const fail of drawn) {
    const act = await prepare(stage);
    const counting = proxy.count(fail);
    const problem = await act.send();
    const where = `${name}, where statement ${fail.at} of ${all} ${fail.how}`;
    fault.expect(problem === undefined, `${where}: ${problem}`);
    proxy.count();
    for (const broken of await checkInvariants(stage.db, { jobsDrained: false })) {
      fault.expect(false, `${where}: ${broken}`);
    }
    fault.expect(counting.failed(), `${where}: it was never sent`);
    await act.insist();
  }
  return { all, tried: drawn.length };
}

async function preparePlacing(stage: Stage): Promise<Act> {
  const { buyer, form } = await stage.buyerAtCheckout();
  return {
    async send() {
      const answer = await buyer.submit(form);
      if (buyer.toldBy(answer)) return undefined;
      if (answer.status !== 500 && answer.status !== 503) return `answered ${answer.status}`;
      return givesBack(answer.body, form) ? undefined : "the form was not given back";
    },
    async insist() {
      stage.ledger.noteTold(await buyer.submitUntilTold(form));
    },
  };
}

async function prepareSettling(stage: Stage): Promise<Act> {
  const { told, amount } = await stage.placedOrder();
  const event = gatewayEvent(told, amount);
  return {
    async send() {
      await stage.callBack(event);
      return undefined;
    },
    async insist() {
      await stage.callBackUntilRecorded(event);
    },
  };
}

async function prepareRefunding(stage: Stage): Promise<Act> {
  const { told, amount } = await stage.placedOrder();
  await stage.callBackUntilRecorded(gatewayEvent(told, amount));
  const fields = {
    intent: "refund-order",
    key: stage.ctx.ids.newId(),
    amount: "1.00",
    how: "by-hand",
    reference: "BT-1",
    reason: "Came warm",
  };
  return staffAct(stage, told.orderToken, fields, "select from refunds where order_id = $1");
}

async function prepareCancelling(stage: Stage): Promise<Act> {
  const { told } = await stage.placedOrder();
  const fields = { intent: "move-order", to: "cancelled", reason: "The buyer asked for it" };
  const done = "select from orders where id = $1 and status = 'cancelled'";
  return staffAct(stage, told.orderToken, fields, done);
}

/** A button of an order's page in the back-office. */
async function staffAct(
  { pool, ...stage }: Stage,
  orderToken: string,
  fields: Record<string, string>,
  done: string,
): Promise<Act> {
  const owner = await stage.owner();
  const id = orderIdIn(orderToken) ?? "";
  const press = () => owner.post(`/admin/orders/${id}`, fields);
  const isDone = async () => (await pool.query(done, [id])).rowCount === 1;
  return {
    async send() {
      const { status } = await press();
      if (status === 500 || status === 503) return undefined;
      return status === 303 && (await isDone()) ? undefined : `answered ${status}`;
    },
    async insist() {
      for (let tries = 0; tries < 5 && !(await isDone()); tries += 1) await press();
      if (!(await isDone())) throw new Error(`${fields["intent"]} could not be done`);
    },
  };
}

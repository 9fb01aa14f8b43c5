import { dueOf } from "../../rules/order-terms.ts";
import { data } from "react-router";
import { moveOrder } from "../../commands/move-order.server.ts";
import { chosenIds, chosenOrders, type ChosenOrder } from "../../queries/chosen-orders.server.ts";
import { bulkMessages as say } from "../../texts/staff-bulk.ts";
import { collectCash } from "#app/selling/payments/commands/collect-cash.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";
import { runBulk } from "#app/platform/list/bulk.server.ts";
import { listAddress } from "./list-address.ts";
import { WHY_NOT } from "./order-acts.ts";

const STEPS = ["deliver", "collect", "archive"] as const;
type Step = (typeof STEPS)[number];

function readStep(act: string): Step {
  const step = STEPS.find((one) => one === act);
  if (!step) throw notFound();
  return step;
}

/** The chosen orders that the action applies to, and the reasons for the others. */
export async function loadStep(served: RequestContext, act: string, asked: URLSearchParams) {
  const step = readStep(act);
  const { title, lead, submit } = say.steps[step];
  const chosen = await chosenOrders(served.ctx.db, chosenIds(asked.get("ids")));
  const rows = chosen.filter((order) => !WHY_NOT[step](order));
  const passed = chosen.flatMap((order) => {
    const why = WHY_NOT[step](order);
    return why ? [{ id: order.id, orderNumber: order.orderNumber, why: say.why[why] }] : [];
  });
  const { customer_notifications: isBuyerTold } = await shownSettings(served);
  return {
    rows,
    passed,
    title,
    lead: lead(isBuyerTold),
    none: say.unfit[step],
    submit: submit(rows.length),
  };
}

/** Calls the command of the order's own page for each order, which decides again under its lock. */
export async function submitStep(served: RequestContext, act: string, asked: URLSearchParams) {
  const step = readStep(act);
  const chosen = await chosenOrders(served.ctx.db, chosenIds(asked.get("ids")));
  if (chosen.length === 0) return data({ message: say.nobody }, { status: 409 });
  const orders = new Map(chosen.map((order) => [order.id, order]));
  const done = await runBulk([...orders.keys()], async (id) => {
    const order = orders.get(id);
    if (!order) return { name: say.gone, passed: say.steps.refusals.not_found };
    const why = WHY_NOT[step](order);
    const passed = why ? say.why[why] : await takeStep(served.ctx, step, order);
    return { name: order.orderNumber, ...(passed && { passed }) };
  });
  return answerBulk(served, listAddress(asked), done, say.steps[step].done);
}

/** The reason of a refusal in words. Undefined after success. */
async function takeStep(ctx: Ctx, step: Step, order: ChosenOrder): Promise<string | undefined> {
  const { id: orderId, status: from } = order;
  const amount = dueOf(order);
  const { refusals } = say.steps;
  const taken =
    step === "collect"
      ? await collectCash(ctx, { orderId, amount })
      : await moveOrder(ctx, { orderId, from, to: step === "deliver" ? "delivered" : "completed" });
  if (taken.ok) {
    const isWhole = !("outcome" in taken.value) || taken.value.outcome === "paid";
    return isWhole ? undefined : refusals.changed;
  }
  if (taken.reason === "forbidden" || taken.reason === "not_found") return refusals[taken.reason];
  return refusals.changed;
}

import { data, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { receiveDelivery } from "../../commands/receive-delivery.server.ts";
import { deliveryForm } from "../../input.ts";
import { findPurchaseOrder, linesOf } from "../../queries/find-order.server.ts";
import { mayDo } from "../../rules/order-acts.ts";
import { outstanding } from "../../rules/order-progress.ts";
import { arrivedField, hasLots, readDelivery } from "../../rules/read-delivery.ts";
import { purchaseMessages } from "../../texts/staff-orders.ts";
import { receiveMessages as say } from "../../texts/staff-receive.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";

/** The lines of a purchase order that can still arrive. */
export async function showReceive({ db, actor, ids }: Ctx, orderId: string) {
  const order = orNotFound(await findPurchaseOrder(db, orderId));
  const lines = await linesOf(db, orderId);
  const { number, state, version } = order;
  const setsCosts = may(actor, "costs:read") && may(actor, "catalog:write");
  const changes = lines.filter(
    (line) => line.variantId === null && line.unitCost !== line.costPerItem,
  );
  return {
    id: orderId,
    number,
    version,
    deliveryId: ids.newId(),
    reason: mayDo("receive", state)
      ? ""
      : (purchaseMessages.notNow["receive"]?.[state] ?? say.errors.not_now),
    costs: setsCosts
      ? changes.map(({ name, costPerItem, unitCost }) =>
          say.costChange(
            name,
            costPerItem === null ? say.noCost : formatMoney(costPerItem),
            formatMoney(unitCost),
          ),
        )
      : [],
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      hasLots: hasLots(line),
      open: outstanding(line),
    })),
  };
}

export type ReceivePage = Awaited<ReturnType<typeof showReceive>>;

export async function submitReceive(
  served: RequestContext,
  sent: Record<string, string>,
  orderId: string,
) {
  const { ctx } = served;
  const refused = (status: number, message: string, errors: Record<string, string> = {}) =>
    data({ values: sent, errors, message, asksForMore: false }, { status });
  if (!(await findPurchaseOrder(ctx.db, orderId))) throw notFound();
  const form = parseForm(deliveryForm, sent);
  const { lines, errors } = readDelivery(sent, await linesOf(ctx.db, orderId));
  if (!form.ok || Object.keys(errors).length > 0) {
    return refused(422, "", { ...(form.ok ? {} : form.errors), ...errors });
  }
  const setCosts = form.value.setCosts && may(ctx.actor, "costs:read");
  const done = await receiveDelivery(ctx, { orderId, ...form.value, setCosts, lines });
  if (done.ok) {
    const page = href("/admin/purchase-orders/:orderId", { orderId });
    return redirectWithFlash(
      served,
      page,
      say.done(done.value.number, done.value.state === "received"),
    );
  }
  switch (done.reason) {
    case "not_found":
      throw notFound();
    case "forbidden":
      return refused(403, say.errors.forbidden);
    case "more_than_ordered":
      return data(
        {
          values: sent,
          errors: Object.fromEntries(
            done.lineIds.map((id) => [arrivedField("received", id), say.errors.more_than_ordered]),
          ),
          message: "",
          asksForMore: true,
        },
        { status: 422 },
      );
    case "over":
    case "other_date":
      return refused(422, "", { [arrivedField("expires", done.lineId)]: say.errors[done.reason] });
    case "item_gone":
      return refused(422, "", { [arrivedField("lot", done.lineId)]: say.errors.item_gone });
    default:
      return refused(409, say.errors[done.reason]);
  }
}

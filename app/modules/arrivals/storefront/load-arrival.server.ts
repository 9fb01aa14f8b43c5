import { data } from "react-router";
import { mayAsk, type ReturnableOrder } from "#app/modules/returns/rules/may-ask.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { coldGoods } from "../queries/cold-goods.server.ts";
import { arrivalOfOrder } from "../queries/find-arrival.server.ts";
import { openParcel } from "../queries/open-parcel.server.ts";
import { hoursSince } from "../rules/arrival-terms.ts";
import { ownArrivalMessages as say } from "../texts/shopper.ts";
import { showAnswer } from "../views/show-answer.ts";
import type { ShownForm } from "../views/shown-form.ts";

/** What the buyer's page shows: the answer, and the form where something can be said or corrected. */
export async function loadArrival(ctx: Ctx, token: string) {
  const parcel = await openParcel(ctx, token);
  // As of any link that opens nothing.
  if (!parcel) throw data(null, { status: 404 });
  const { order, seesOrder } = parcel;
  const own = await arrivalOfOrder(ctx.db, order.id);
  const answer = own && showAnswer(own);
  const closed = own?.decision ? undefined : await whyClosed(ctx, order);
  const hours = own ? (own.hours ?? undefined) : hoursSince(order.shippedAt, ctx.now);
  const form: ShownForm = {
    key: ctx.ids.newId(),
    version: String(own?.version ?? 0),
    felt: own?.felt,
    hours: hours === undefined ? "" : String(hours),
    hasPhoto: Boolean(own?.fileId),
    isCounted: !own && hours !== undefined,
  };
  const isOpen = !own?.decision && closed === undefined;
  return {
    orderNumber: order.orderNumber,
    seesOrder,
    answer,
    closed: answer ? undefined : closed,
    form: isOpen ? form : undefined,
  };
}

async function whyClosed(ctx: Ctx, order: ReturnableOrder & { id: string }) {
  const may = mayAsk(order, "buyer", ctx.now);
  if (!may.ok) return say.problems[may.reason];
  const goods = await coldGoods(ctx.db, order.id);
  return goods.length === 0 ? say.problems.nothing_cold : undefined;
}

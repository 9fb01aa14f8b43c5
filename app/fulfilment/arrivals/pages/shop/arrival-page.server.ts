import { mayAsk, type ReturnableOrder } from "#app/fulfilment/returns/rules/may-ask.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { parcelsInAll } from "#app/selling/orders/rules/parcels.ts";
import { coldParcels, type ColdParcel } from "../../queries/cold-parcels.server.ts";
import { arrivalOf } from "../../queries/find-arrival.server.ts";
import { openParcel } from "../../queries/open-parcel.server.ts";
import { hoursSince } from "../../rules/arrival-terms.ts";
import { whichParcel } from "../../rules/which-parcel.ts";
import { ownArrivalMessages as say } from "../../texts/shopper.ts";
import { showAnswer } from "../../views/show-answer.ts";
import type { ShownForm } from "../../views/shown-form.ts";

/** The buyer's report with its answer, and the form while a report can be made or corrected. */
export async function loadArrival(ctx: Ctx, token: string, named: string | null) {
  const parcel = await openParcel(ctx, token);
  // The same answer as for any unknown link.
  if (!parcel) throw notFound();
  const { order, seesOrder } = parcel;
  const cold = await coldParcels(ctx.db, order.id);
  const number = whichParcel(named, cold);
  const sent = cold.find((one) => one.number === number);
  const own = await arrivalOf(ctx.db, order.id, number);
  const answer = own && showAnswer(own);
  const closed = own?.decision ? undefined : whyClosed(ctx, order, sent);
  const hours = own ? (own.hours ?? undefined) : hoursSince(sent?.shippedAt ?? null, ctx.now);
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
    parcel: number,
    of: parcelsInAll(order),
    others: cold.flatMap((one) => (one.number === number ? [] : [one.number])),
    seesOrder,
    answer,
    closed: answer ? undefined : closed,
    form: isOpen ? form : undefined,
  };
}

function whyClosed(ctx: Ctx, order: ReturnableOrder, sent: ColdParcel | undefined) {
  const may = mayAsk(order, "buyer", ctx.now);
  if (!may.ok) return say.problems[may.reason];
  return sent ? undefined : say.problems.nothing_cold;
}

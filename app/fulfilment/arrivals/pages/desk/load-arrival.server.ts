import { formatDateTime } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { findArrival, type FoundArrival } from "../../queries/find-arrival.server.ts";
import { feltTexts } from "../../texts/shopper.ts";
import { arrivalMessages as say } from "../../texts/staff.ts";
import { stateOf } from "../../rules/arrival-state.ts";
import { judgedGoods } from "../../views/show-answer.ts";

export async function loadStaffArrival(ctx: Ctx, arrivalId: string) {
  const own = orNotFound(await findArrival(ctx.db, arrivalId));
  const state = stateOf(own);
  return {
    id: own.id,
    version: own.version,
    key: ctx.ids.newId(),
    state,
    wasDecided: own.decision !== null,
    orderId: own.orderId,
    orderNumber: own.orderNumber,
    photoId: own.fileId,
    facts: factsOf(own),
    goods: judgedGoods(own),
    mayDecide: may(ctx.actor, "orders:write"),
    history: await loadHistory(ctx, { type: "arrival", id: own.id }),
  };
}

export type StaffArrival = Awaited<ReturnType<typeof loadStaffArrival>>;

function factsOf(own: FoundArrival): { label: string; value: string }[] {
  const { facts } = say;
  const known: [string, string | null][] = [
    [facts.felt, feltTexts[own.felt]],
    [facts.hours, own.hours === null ? say.unknown : own.hours.toLocaleString("en")],
    [facts.courier, own.courier === null ? say.noCourier : courierName(own.courier)],
    [facts.shipped, own.shippedAt && formatDateTime(own.shippedAt)],
    [facts.reported, formatDateTime(own.reportedAt)],
    [facts.answered, say.answered[own.answer]],
    [facts.decided, own.decidedAt && formatDateTime(own.decidedAt)],
    [facts.reply, own.reply || null],
  ];
  return known.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

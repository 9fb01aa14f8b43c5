import { formatDateTime } from "#app/lib/dates.ts";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { courierFigures } from "../../queries/courier-figures.server.ts";
import { arrivalsFor, type ArrivalRow } from "../../queries/list-arrivals.server.ts";
import { feltTexts } from "../../texts/shopper.ts";
import { arrivalMessages as say } from "../../texts/staff.ts";
import { arrivalList } from "../../views/arrival-list.ts";
import { stateOf } from "../../rules/arrival-state.ts";

export async function showArrivals(asked: ListRequest) {
  const { ctx } = asked.served;
  const [{ list, rows }, figures] = await Promise.all([
    loadList(asked, arrivalList, (query) => arrivalsFor(ctx.db, query)),
    courierFigures(ctx),
  ]);
  return { list, rows: rows.map(showRow), figures };
}

export type ShownArrival = ReturnType<typeof showRow>;

function showRow(row: ArrivalRow) {
  const { id, orderNumber, felt, hours, courier, reportedAt } = row;
  return {
    id,
    orderNumber,
    state: stateOf(row),
    felt: feltTexts[felt],
    hours: hours === null ? say.unknown : hours.toLocaleString("en"),
    courier: courier === null ? say.noCourier : courierName(courier),
    reported: formatDateTime(reportedAt),
  };
}

import { shopDay } from "#app/lib/dates.ts";
import { staffReferral } from "#app/reach/affiliates/queries/staff-referral.server.ts";
import { documentsOfOrder } from "#app/selling/invoices/queries/find-invoice.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { OrderWithItems } from "../../../queries/find-order.server.ts";
import { packingPlan } from "../../../queries/packing-plan.server.ts";
import { isColdParcel } from "../../../rules/parcels.ts";
import { orderTimeline } from "../../../queries/order-timeline.server.ts";
import { coldDays } from "../../../queries/cold-days.server.ts";
import { showNotToday } from "#app/fulfilment/packing/views/show-not-today.ts";
import { cashOfOrder } from "#app/fulfilment/remittances/queries/cash-of-order.server.ts";
import { showCashOfOrder } from "#app/fulfilment/remittances/views/show-cash-of-order.ts";
import { showAddress } from "./show-address.server.ts";
import { showDays } from "./show-days.ts";
import { showLotsToShip } from "./show-lots.ts";
import { showMails } from "./show-mails.server.ts";
import { showNotes } from "./show-notes.server.ts";

/** Staff notes, mails, affiliate, invoices, couriers' cash and shipping day of an order. */
export async function showWork(ctx: Ctx, order: OrderWithItems) {
  const [address, notes, mails, timeline, days, referral, documents, courierCash, next] =
    await Promise.all([
      showAddress(ctx, order),
      showNotes(ctx, order.id),
      showMails(ctx, order),
      orderTimeline(ctx, order),
      order.delivery?.cold ? coldDays(ctx) : undefined,
      staffReferral(ctx, order.id),
      documentsOfOrder(ctx.db, order.id),
      cashOfOrder(ctx.db, order.id),
      isToLeave(order) ? packingPlan(ctx, order.id) : undefined,
    ]);
  const parcel = next?.ok ? next.value : undefined;
  return {
    address,
    notes,
    mails,
    referral,
    documents,
    courierCash: showCashOfOrder(courierCash),
    days: showDays(order, timeline),
    notToday: parcel && days ? showNotToday(order, days, isColdParcel(order, parcel)) : undefined,
    lotsToShip: parcel && showLotsToShip(order, parcel, shopDay(ctx.now)),
  };
}

const isToLeave = ({ status }: OrderWithItems) => status === "confirmed" || status === "processing";

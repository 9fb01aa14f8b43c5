import { type RouterContextProvider } from "react-router";
import { historyOf } from "#app/running/audit/queries.server.ts";
import { soldUnder } from "#app/selling/clearance/queries/approvals-of-order.server.ts";
import { findOrder } from "../../../queries/find-order.server.ts";
import { showRefunds } from "#app/selling/payments/pages/desk/show-refunds.server.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { staffTransfer } from "#app/selling/payments/pages/desk/staff-transfer.server.ts";
import { countRefusedParcels } from "../../../queries/refused-parcels.server.ts";
import { tellsBuyers } from "../../../queries/tells-buyers.server.ts";
import { paymentsOfOrder } from "#app/selling/payments/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inSnapshot } from "#app/platform/database/snapshot.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { orderRights } from "./order-rights.ts";
import { readParcels } from "./read-parcels.server.ts";
import { showCustomer } from "./show-customer.server.ts";
import { showReturns } from "./show-returns.server.ts";
import { showStaffOrder } from "./show-order.server.ts";
import { showWork } from "./show-work.server.ts";

/** Loads the order page from one snapshot of the database. */
export function loadOrder(context: Readonly<RouterContextProvider>, orderId: string) {
  const gateways = context.get(gatewaysContext);
  return inSnapshot(context.get(requestContext).ctx, (ctx) => readOrder(ctx, gateways, orderId));
}

async function readOrder(ctx: Ctx, gateways: Gateways, orderId: string) {
  const order = orNotFound(await findOrder(ctx.db, orderId));
  const parcels = await readParcels(ctx, order);
  const [
    transfer,
    payments,
    refunds,
    history,
    refusedBefore,
    isBuyerTold,
    returns,
    work,
    cleared,
    customer,
  ] = await Promise.all([
    staffTransfer(ctx, order),
    paymentsOfOrder(ctx.db, order.id),
    showRefunds(ctx, gateways, order),
    historyOf(ctx.db, { type: "order", id: order.id }),
    order.paymentMethod === "cod" ? countRefusedParcels(ctx.db, order) : 0,
    tellsBuyers(ctx.db),
    showReturns(ctx, order, parcels.sent),
    showWork(ctx, order),
    soldUnder(ctx.db, order.id),
    showCustomer(ctx, order),
  ]);
  return {
    order: showStaffOrder(order, ctx.now, { isBuyerTold, ...parcels }),
    ...orderRights(ctx.actor, order),
    customer,
    transfer,
    payments,
    refunds,
    history,
    refusedBefore,
    returns,
    ...work,
    cleared,
  };
}

export type LoadedOrder = Awaited<ReturnType<typeof loadOrder>>;

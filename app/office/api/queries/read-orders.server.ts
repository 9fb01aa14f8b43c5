import type { Actor } from "#app/platform/access/actor.ts";
import { operation, type Operation } from "#app/platform/records/operation.ts";
import { orderByNumber } from "#app/selling/orders/commands/lock-order.server.ts";
import { ordersQuery } from "../input.ts";
import { RECIPIENTS } from "../rules/scopes.ts";
import { listOf, orderAnswer } from "../views/answers.ts";
import { showApiOrder } from "../views/show-answers.ts";
import { apiOrder, apiOrders } from "./api-orders.server.ts";
import { readList } from "./read-list.server.ts";
import { getOne, reads } from "./read-one.server.ts";

/** Staff see recipients on every page of orders. A key has a scope for them. */
const seesRecipients = (actor: Actor) => actor.kind !== "key" || actor.scopes.includes(RECIPIENTS);

export const ORDER_READS: readonly Operation[] = [
  operation({
    ...reads,
    name: "orders.list",
    says: "Orders, oldest change first.",
    who: "orders:read",
    input: ordersQuery,
    output: listOf(orderAnswer),
    run: (ctx, query) =>
      readList(ctx, query, {
        key: "orders",
        sort: "updated",
        source: apiOrders(ctx.db, query),
        show: (order) => showApiOrder(order, seesRecipients(ctx.actor)),
      }),
  }),
  getOne({
    name: "orders.get",
    says: "One order, by order number.",
    who: "orders:read",
    key: orderByNumber,
    output: orderAnswer,
    find: apiOrder,
    show: (order, actor) => showApiOrder(order, seesRecipients(actor)),
  }),
];

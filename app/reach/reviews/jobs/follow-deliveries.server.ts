import { and, asc, eq, gte, inArray, max, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { notYetIn } from "#app/running/automations/queries/not-yet-in.server.ts";
import type { Follower } from "#app/running/automations/jobs/follower.server.ts";
import { automationMail } from "#app/running/automations/texts/mail.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { returns } from "#app/fulfilment/returns/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { reviews } from "../tables.server.ts";

const ARRIVED = ["delivered", "completed"] as const;
const ID: SQL<string> = sql<string>`${orders.id}::text`;

/** An order that arrived: how it was, and the review of it. */
export const followDeliveries: Follower = {
  key: "review_request",
  find: ({ db }, { since, most, agrees }) =>
    db
      .select({
        cause: ID,
        email: orders.email,
        enteredAt: sql<Date>`${max(parcels.deliveredAt)}`.mapWith(parcels.deliveredAt),
      })
      .from(orders)
      .innerJoin(parcels, eq(parcels.orderId, orders.id))
      .where(
        and(
          gte(parcels.deliveredAt, since),
          inArray(orders.status, [...ARRIVED]),
          agrees(sql`lower(${orders.email})`),
          notYetIn("review_request", ID),
        ),
      )
      .groupBy(orders.id)
      .orderBy(asc(orders.id))
      .limit(most),
  async look(ctx, { cause: orderId }) {
    const { db } = ctx;
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!order) return { exit: "gone" };
    const wentBack = await db.$count(returns, eq(returns.orderId, orderId));
    if (wentBack > 0 || !ARRIVED.some((status) => status === order.status))
      return { exit: "returned" };
    if ((await db.$count(reviews, eq(reviews.orderId, orderId))) > 0) return { exit: "reviewed" };
    const [product, another] = await productsOf(db, orderId);
    if (!product) return { exit: "gone" };
    const token = orderToken(ctx, order);
    const path = another
      ? href("/order/:token", { token })
      : href("/order/:token/review/:productId", { token, productId: product.id });
    return { words: automationMail.review, path, aboutId: orderId };
  },
};

/** The products that can be reviewed. Two are enough to know whether there is exactly one. */
function productsOf(db: Db, orderId: string) {
  return db
    .selectDistinct({ id: products.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), eq(products.kind, "product")))
    .limit(2);
}

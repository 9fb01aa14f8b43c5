import { and, asc, eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { decideReview } from "#app/reach/reviews/commands/decide-review.server.ts";
import { writeReview } from "#app/reach/reviews/commands/write-review.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const SAID = {
  rating: 4,
  text: "Arrived cold, with the ice pack still frozen and the seal intact. The label matches the product page. One star off because the courier came a day late.",
};

/** What the buyer of the delivered order says of its product, labelled as demo wherever it stands. */
export async function seedReviews(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const [bought] = await system.db
    .select({
      id: orders.id,
      accessIssue: orders.accessIssue,
      productId: orderItems.productId,
      placedAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        eq(orders.status, "delivered"),
        eq(orders.email, "customer@demo.test"),
        eq(products.kind, "product"),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orderItems.position))
    .limit(1);
  if (!bought) throw new Error("the demo shop has delivered nothing");
  const now = addDays(bought.placedAt, 12);
  const { productId } = bought;
  const buyer = { ...system, actor: VISITOR, now };
  const { reviewId } = done(
    await writeReview(buyer, {
      ...SAID,
      orderToken: orderToken(buyer, bought),
      productId,
      isDemo: true,
    }),
  );
  done(await decideReview({ ...system, now }, { reviewId, decision: "published" }));
}

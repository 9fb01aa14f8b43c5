import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { orderPath } from "#app/modules/orders/rules/order-link.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/** Orders one piece and stops on the payment page; answers the order's number and receipt. */
export async function orderOnline(page: Page, product: string, email: string) {
  await addToCart(page, product);
  await page.getByText(`${product} added to cart!`).first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await placeOrder(page);
  return insideTheShop(async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.email, email));
    if (!order) throw new Error("the order that was just placed is missing");
    return { id: order.id, number: order.orderNumber, receipt: orderPath(ctx, order) };
  });
}

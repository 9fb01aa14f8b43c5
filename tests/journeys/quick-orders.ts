import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orderPath } from "#app/selling/orders/rules/order-link.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { ownApp } from "../own-app.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/**
 * Orders one piece and stops on the payment page; answers the order's number and receipt. The forms
 * of cart and checkout are sent as the pages send them, without showing these pages: the journeys of
 * `purchase.test.ts` and `cart.test.ts` do.
 */
export const orderOnline = (page: Page, product: string, email: string) =>
  order(page, product, { email, paymentMethod: "card" });

/** The same, to be paid by bank transfer; it stops on the receipt. */
export const orderByTransfer = (page: Page, product: string, email: string) =>
  order(page, product, { email, paymentMethod: "bank" });

/** The same, to be paid at the door. */
export const orderByCash = (page: Page, product: string, by: { email: string; phone: string }) =>
  order(page, product, { ...by, paymentMethod: "cod" });

type BuyerDetails = { email: string; paymentMethod: string; phone?: string };

async function order(page: Page, product: string, own: BuyerDetails) {
  await fillCart(page, product);
  const checkout = await page.request.get(href("/checkout"));
  const shownTotal = /name="shownTotal"[^>]*value="(\d+)"/.exec(await checkout.text())?.[1] ?? "";
  const leadsTo = await sendForm(page, href("/checkout"), {
    ...BUYER,
    ...own,
    key: randomUUID(),
    shownTotal,
  });
  await page.goto(leadsTo);
  return insideTheShop(async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.email, own.email));
    if (!order) throw new Error("the order that was just placed is missing");
    return { id: order.id, number: order.orderNumber, receipt: orderPath(ctx, order) };
  });
}

/** Puts one piece into the cart of the page's browser. */
export async function fillCart(page: Page, product: string): Promise<void> {
  await sendForm(page, href("/cart"), { intent: "add", productId: await idOf(product) });
}

async function idOf(name: string): Promise<string> {
  const found = await insideTheShop(({ db }) =>
    db.select({ id: products.id }).from(products).where(eq(products.name, name)),
  );
  if (!found[0]) throw new Error(`no product ${name}`);
  return found[0].id;
}

/** Sends a form from the page's browser, with its cookies; answers where the shop leads. */
async function sendForm(page: Page, action: string, form: Record<string, string>): Promise<string> {
  const headers = { origin: ownApp().url };
  const answer = await page.request.post(action, { form, headers, maxRedirects: 0 });
  const to = answer.headers()["location"];
  if (!to) throw new Error(`${action} answered ${answer.status()}: ${await answer.text()}`);
  return to;
}

const BUYER = {
  firstName: "Maria",
  lastName: "Santos",
  address: "12 Mango Avenue",
  city: "Cebu City",
  terms: "yes",
  supervision: "yes",
};

import { desc, eq, isNull } from "drizzle-orm";
import { href } from "react-router";
import { onTestFinished } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeBooking } from "#app/care/consultations/factories.ts";
import { bookings, doctors } from "#app/care/consultations/tables.server.ts";
import { draftOf, remit } from "#app/fulfilment/remittances/factories.ts";
import { startStocktake } from "#app/fulfilment/stock/commands/start-stocktake.server.ts";
import { stepStocktake } from "#app/fulfilment/stock/commands/step-stocktake.server.ts";
import { dropPlannedPrice } from "#app/goods/catalog/commands/drop-planned-price.server.ts";
import { planPrice } from "#app/goods/catalog/commands/plan-price.server.ts";
import {
  apply,
  fileOf,
  judgeMeReview,
  shopifyCustomer,
  upload,
} from "#app/office/moving/factories.ts";
import { customerImports } from "#app/office/moving/pages/desk/import/customer-imports.server.ts";
import { reviewImports } from "#app/office/moving/pages/desk/import/review-imports.server.ts";
import { productImports } from "#app/goods/catalog/pages/desk/import/product-imports.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Result } from "#app/lib/result.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { reviews } from "#app/reach/reviews/tables.server.ts";
import { discardImport } from "#app/running/imports/commands/discard-import.server.ts";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import { imports } from "#app/running/imports/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { orderPath } from "#app/selling/orders/rules/order-link.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { actorOf } from "../actor-of.ts";
import { insideTheShop } from "./inside-the-shop.ts";

function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** A time that the customer of the demo shop has booked, for the rest of the test. */
export async function bookedTime(): Promise<string> {
  const bookingId = await insideTheShop(async (ctx) => {
    const demo = eq(customers.email, "customer@demo.test");
    const [customer] = await ctx.db.select().from(customers).where(demo);
    const [doctor] = await ctx.db.select().from(doctors).limit(1);
    const startsAt = addDays(ctx.now, 20);
    const number = "C-26-900001";
    const who = { customerId: customer?.id ?? "", doctorId: doctor?.id ?? "" };
    return makeBooking(ctx, { ...who, startsAt, number });
  });
  const own = eq(bookings.id, bookingId);
  onTestFinished(() =>
    insideTheShop(async ({ db }) => void (await db.delete(bookings).where(own))),
  );
  return bookingId;
}

/** An order of the demo shop that has arrived. */
export async function deliveredOrder() {
  return insideTheShop(async (ctx) => {
    const arrived = eq(orders.status, "delivered");
    const newest = desc(orders.createdAt);
    const [order] = await ctx.db.select().from(orders).where(arrived).orderBy(newest).limit(1);
    if (!order) throw new Error("no order has arrived");
    const { id, customerId } = order;
    return { id, customerId: customerId ?? "", receipt: orderPath(ctx, order) };
  });
}

/** Pages of staff for what the demo shop has none of; it goes with the test. */
export async function statesOfStaff(): Promise<string[]> {
  const bookingId = await bookedTime();
  const { id, customerId } = await deliveredOrder();
  return [
    href("/admin/orders/:orderId", { orderId: id }),
    href("/admin/customers/:customerId/orders", { customerId }),
    href("/admin/consultations/:bookingId", { bookingId }),
    await plannedPrice(),
    await stocktake(),
    await importPreview(),
    await movingPreview(),
    await importedReviews(),
    ...(await remittances()),
    await guestToErase(),
  ];
}

async function plannedPrice(): Promise<string> {
  const plan = await insideTheShop(async (ctx) => {
    const [product] = await ctx.db.select().from(products).where(eq(products.name, "Glow"));
    const productId = product?.id ?? "";
    const startsAt = addDays(ctx.now, 400);
    const price = { price: 500_000, compareAtPrice: null, startsAt, endsAt: null };
    const { id } = done(await planPrice(ctx, { productId, variantId: null, ...price }));
    return { productId, scheduleId: id };
  });
  onTestFinished(() => insideTheShop(async (ctx) => done(await dropPlannedPrice(ctx, plan))));
  return href("/admin/products/:productId/prices/:scheduleId", plan);
}

async function stocktake(): Promise<string> {
  const whole = { scope: "all", category: "", shelf: "", isBlind: false } as const;
  const { id } = done(await insideTheShop((ctx) => startStocktake(ctx, whole)));
  const step = { stocktakeId: id, act: "cancel", version: 1 } as const;
  onTestFinished(() => insideTheShop(async (ctx) => done(await stepStocktake(ctx, step))));
  return href("/admin/stocktakes/:stocktakeId", { stocktakeId: id });
}

async function importPreview(): Promise<string> {
  const rows = [{ no: 2, cells: ["glow", "Glow", "6000"] }];
  const file = { name: "products.csv", header: ["slug", "name", "price"], rows };
  const { id } = done(await insideTheShop((ctx) => startImport(ctx, productImports, file)));
  onTestFinished(() =>
    insideTheShop(async (ctx) => void done(await discardImport(ctx, productImports, id))),
  );
  return href("/admin/products/import/:importId", { importId: id });
}

async function movingPreview(): Promise<string> {
  const file = fileOf([shopifyCustomer(), shopifyCustomer()]);
  const importId = await insideTheShop((ctx) => upload(ctx, customerImports, file));
  onTestFinished(() =>
    insideTheShop(async (ctx) => void done(await discardImport(ctx, customerImports, importId))),
  );
  return href("/admin/settings/moving/:noun/:importId", { noun: "customers", importId });
}

/** Reviews of the former shop; they go with the test. */
async function importedReviews(): Promise<string> {
  const importId = await insideTheShop(async (ctx) => {
    const demo = eq(user.email, "owner@demo.test");
    const [owner] = await ctx.db.select({ id: user.id }).from(user).where(demo);
    const by = { ...ctx, actor: actorOf("admin", { userId: owner?.id ?? "" }) };
    const file = fileOf([judgeMeReview({ product_handle: "glow" })]);
    const id = await upload(by, reviewImports, file);
    await apply(by, reviewImports, id);
    return id;
  });
  onTestFinished(() =>
    insideTheShop(async ({ db }) => {
      await db.delete(reviews).where(eq(reviews.email, "maria@example.test"));
      await db.delete(imports).where(eq(imports.id, importId));
    }),
  );
  return href("/admin/reviews/imported/:importId", { importId });
}

async function remittances(): Promise<string[]> {
  return insideTheShop(async (ctx) => {
    const fileId = await remit(ctx, [{ tracking: "JT-RARE-1" }]);
    const draftId = done(await draftOf(ctx, [{ tracking: "JT-RARE-2" }]));
    return [
      href("/admin/orders/remittances/files/:fileId", { fileId }),
      href("/admin/orders/remittances/drafts/:draftId", { draftId }),
    ];
  });
}

async function guestToErase(): Promise<string> {
  const [guest] = await insideTheShop(({ db }) =>
    db.select().from(customers).where(isNull(customers.userId)).limit(1),
  );
  return href("/admin/customers/:customerId/erase", { customerId: guest?.id ?? "" });
}

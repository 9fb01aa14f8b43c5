import { countDemand } from "#app/modules/catalog/commands/count-demand.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { growOrders } from "../growth/grow-orders.ts";
import { growProducts } from "../growth/grow-products.ts";
import { seedDemoShop } from "./demo-shop.ts";

const PRODUCTS = 10_000;
const ORDERS = 100_000;

/** The demo shop years later, with samples instead of a past: to see what its size does to a page. */
export async function seedGrownShop(services: Services): Promise<void> {
  await seedDemoShop(services);
  const ctx = systemContext(services, "seed");
  await growProducts(ctx, 1, PRODUCTS);
  await growOrders(ctx, ORDERS);
  await countDemand(ctx);
}

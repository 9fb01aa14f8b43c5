import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { place } from "../factories.ts";
import { placements } from "../tables.server.ts";
import { removeOldPlacements } from "./remove-old-placements.server.ts";

const shop = await testContext();
const { ctx, db } = shop;
await publishLegalTexts(ctx);
const productId = await makeProduct(ctx, { name: "Glow" });
const guest = shop.as("visitor");

test("a form is forgotten with the cookie of its cart, and its order stays", async () => {
  const cart = await fillCart(guest, { productId });
  const order = await place(guest, cart);
  const [kept] = await db.select().from(placements);
  const old = Array.from({ length: 600 }, (_, row) => ({
    ...kept!,
    key: `old-${row}`,
    createdAt: addDays(ctx.now, -31),
  }));
  await db.insert(placements).values(old);
  const almost = { ...kept!, key: "almost", createdAt: addDays(ctx.now, -29) };
  await db.insert(placements).values(almost);
  expect(await removeOldPlacements(ctx)).toBe(600);
  expect((await db.select().from(placements)).map((row) => row.key).toSorted()).toEqual(
    [kept!.key, "almost"].toSorted(),
  );
  expect(await db.$count(orders, eq(orders.id, order.id))).toBe(1);
});

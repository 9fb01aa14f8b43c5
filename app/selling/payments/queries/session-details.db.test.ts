import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { payments } from "../tables.server.ts";
import { sessionDetails } from "./session-details.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 9 });

test.each([
  [{ addressLine2: "Unit 4B", barangay: "Lahug" }, "Unit 4B, Lahug"],
  [{ addressLine2: "Unit 4B", barangay: null }, "Unit 4B"],
  [{ addressLine2: null, barangay: "Lahug" }, "Lahug"],
  [{ addressLine2: null, barangay: null }, null],
])("a provider hears the second line of %o as %s", async (place, line2) => {
  const reference = ctx.ids.newId();
  const orderId = await makeOrder(ctx, { productId });
  const [order] = await db.update(orders).set(place).where(eq(orders.id, orderId)).returning();
  const amount = order?.totalAmount ?? 0;
  const attempt = { orderId, gateway: "test", reference, amount, createdAt: ctx.now };
  await db.insert(payments).values({ ...attempt, id: ctx.ids.newId(), status: "open" });
  expect(await sessionDetails(db, { reference, amount })).toMatchObject({
    shipTo: { line1: "12 Mango Avenue", line2, country: "PH" },
  });
});

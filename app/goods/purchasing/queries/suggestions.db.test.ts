import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { countDemand } from "#app/goods/catalog/commands/count-demand.server.ts";
import { reserveStock } from "#app/goods/catalog/commands/reserve-stock.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { makeSupplier, makeSupplierItem } from "../factories.ts";
import { suppliers } from "../tables.server.ts";
import { explainSuggestion } from "../views/explain-suggestion.ts";
import { suggestItems } from "./suggestions.server.ts";

const { ctx, db } = await testContext();

test("what sold today counts at once, and once only when the day is over", async () => {
  const productId = await makeProduct(ctx, { name: "Glow", stock: 20 });
  const { id: supplierId } = await makeSupplier(ctx);
  await makeSupplierItem(ctx, { supplierId, productId });
  const suggestion = async (now: Date) => {
    await countDemand({ ...ctx, now });
    const wanted = { of: eq(suppliers.id, supplierId), coverDays: 45, now };
    const [item] = await suggestItems(db, wanted);
    return item && explainSuggestion(item.facts, item.found);
  };
  expect(await suggestion(ctx.now)).toMatch(/^Nothing sold in the last 28 days/);
  const line = { productId, variantId: null, quantity: 6 };
  await db.transaction((tx) => reserveStock({ ...ctx, db: tx }, ctx.ids.newId(), [line]));
  expect(await suggestion(ctx.now)).toMatch(/^6 sold ÷ 1 day × 59 days/);
  expect(await suggestion(addDays(ctx.now, 1))).toMatch(/^6 sold ÷ 1 day × 59 days/);
});

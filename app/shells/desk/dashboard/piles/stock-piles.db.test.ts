import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockDemand, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { makeSupplier, makeSupplierItem } from "#app/goods/purchasing/factories.ts";
import { testContext } from "#tests/context.ts";
import { countStatements } from "#tests/count-statements.ts";
import type { PileName } from "./pile.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { readBoard } from "../read-board.server.ts";
import { stockPiles } from "./stock-piles.server.ts";

const { ctx, db, as, pool } = await testContext();
const owner = as("admin");
const newName = () => `Vial ${crypto.randomUUID().slice(0, 8)}`;

/** Sells one a day, from a supplier who needs so many days. */
async function soldDaily({ stock, leadDays }: { stock: number; leadDays: number }) {
  const productId = await makeProduct(ctx, { name: newName(), stock });
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  if (!level) throw new Error("the product has no stock level");
  const demand = { sold: 28, days: 28, weeks: [], day: shopDay(ctx.now) };
  await db.insert(stockDemand).values({ stockLevelId: level.id, ...demand });
  const supplier = { name: `Supplier ${ctx.ids.newId()}`, leadDays: String(leadDays) };
  const { id: supplierId } = await makeSupplier(ctx, supplier);
  await makeSupplierItem(ctx, { supplierId, productId });
  return productId;
}

const memory = new Memory();
const env = { dataDir: await temporaryFolder(), smtpUrl: undefined };
const named = async (name: PileName) => {
  const { piles } = await readBoard({ ctx: owner, memory, env, gatewayEnabled: false });
  return piles.find((pile) => pile.name === name);
};

test("what sells out before its supplier delivers waits, with the day of the first", async () => {
  await soldDaily({ stock: 30, leadDays: 14 });
  expect(await named("runs-out")).toBeUndefined();
  await soldDaily({ stock: 9, leadDays: 14 });
  await soldDaily({ stock: 3, leadDays: 7 });
  expect(await named("runs-out")).toMatchObject({
    count: 2,
    when: "First in 3 days",
    to: "/admin/purchase-orders/to-order",
  });
  expect(await stockPiles(as("clinician"))).toEqual([]);
});

test("lots that expire soon wait while some of the item is there", async () => {
  const productId = await makeProduct(ctx, { name: newName(), stock: 5 });
  const expires = (days: number) => shopDay(addDays(ctx.now, days));
  const receive = (lotNumber: string, days: number) =>
    receiveLot(owner, {
      item: { productId, variantId: null },
      lotNumber,
      madeOn: null,
      expiresOn: expires(days),
      receivedUnits: 4,
    });
  expect(await receive("FAR", 61)).toMatchObject({ ok: true });
  expect(await named("lots-expire")).toBeUndefined();
  expect(await receive("NEAR", 59)).toMatchObject({ ok: true });
  expect(await named("lots-expire")).toMatchObject({ count: 1 });
  await adjustStock(owner, { productId, variantId: null, by: -5, reason: "sold" });
  expect(await named("lots-expire")).toBeUndefined();
});

test("more suppliers and more items cost no more statements", async () => {
  const few = await countStatements(pool, () => stockPiles(owner));
  expect(few).toBe(1);
  for (let more = 0; more < 5; more += 1) await soldDaily({ stock: 2, leadDays: 20 });
  expect(await countStatements(pool, () => stockPiles(owner))).toBe(few);
});

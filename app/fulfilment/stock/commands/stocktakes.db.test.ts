import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels, stockMovements } from "#app/goods/catalog/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { linesOf } from "../queries/stocktakes.server.ts";
import { judgeLine } from "./judge-line.server.ts";
import { postStocktake } from "./post-stocktake.server.ts";
import { saveCount } from "./save-count.server.ts";
import { startStocktake } from "./start-stocktake.server.ts";
import { stepStocktake } from "./step-stocktake.server.ts";

const { ctx, db, as } = await testContext();
const ana = as("fulfilment", { userId: "ana" });
const ben = as("fulfilment", { userId: "ben" });
const clinician = as("clinician");
const everything = { scope: "all", category: "", shelf: "", isBlind: true } as const;

/** Each test has its own shelf, so that tests do not count each other's items. */
async function shelfWith(stock: number) {
  const productId = await makeProduct(ctx, {
    name: `Vial ${crypto.randomUUID().slice(0, 8)}`,
    stock,
  });
  const shelf = `S${crypto.randomUUID().slice(0, 8)}`;
  const [level] = await db
    .update(stockLevels)
    .set({ shelf })
    .where(eq(stockLevels.productId, productId))
    .returning({ id: stockLevels.id });
  const started = await startStocktake(ana, { ...everything, scope: "shelf", shelf });
  if (!started.ok || !level) throw new Error("the stocktake did not start");
  const stocktakeId = started.value.id;
  const [line] = await linesOf(db, stocktakeId);
  if (!line) throw new Error("the stocktake has no item");
  const onHand = async () => {
    const [now] = await db.select().from(stockLevels).where(eq(stockLevels.id, level.id));
    return now?.onHand;
  };
  const causes = async () => {
    const of = eq(stockMovements.stockLevelId, level.id);
    const rows = await db.select().from(stockMovements).where(of);
    return rows.flatMap(({ reason, onHandDelta }) =>
      reason?.startsWith("Stocktake") ? [[reason, onHandDelta]] : [],
    );
  };
  return { productId, shelf, stocktakeId, lineId: line.id, onHand, causes, ...started.value };
}

const count = (lineId: string, units: number, place = "", was?: number) => ({
  lineId,
  units,
  place,
  was,
});

test("who may not change stock neither counts nor posts", async () => {
  const { stocktakeId, lineId } = await shelfWith(3);
  const refused = { ok: false, reason: "forbidden" };
  expect(await startStocktake(clinician, everything)).toEqual(refused);
  expect(await saveCount(clinician, stocktakeId, count(lineId, 1))).toEqual(refused);
  const judged = { lineId, reason: "lost", note: "" } as const;
  expect(await judgeLine(clinician, stocktakeId, judged)).toEqual(refused);
  const step = { stocktakeId, act: "finish", version: 1 } as const;
  expect(await stepStocktake(clinician, step)).toEqual(refused);
  expect(await postStocktake(clinician, { stocktakeId, version: 1 })).toEqual(refused);
});

it("two people count two places, a sale between them stays, and one posting corrects it once", async () => {
  const { productId, stocktakeId, lineId, onHand, causes, number } = await withNumber(10);
  expect(await saveCount(ana, stocktakeId, count(lineId, 4, "Fridge"))).toMatchObject({ ok: true });
  expect(await saveCount(ben, stocktakeId, count(lineId, 4, "Store"))).toMatchObject({ ok: true });
  // Two units leave after they were counted.
  await adjustStock(ana, { productId, by: -2, reason: "Sample" });
  await stepStocktake(ana, { stocktakeId, act: "finish", version: 1 });
  expect(await postStocktake(ana, { stocktakeId, version: 2 })).toMatchObject({
    reason: "undecided",
    count: 1,
  });
  await judgeLine(ana, stocktakeId, { lineId, reason: "lost", note: "" });
  const posted = await Promise.all([
    postStocktake(ana, { stocktakeId, version: 2 }),
    postStocktake(ben, { stocktakeId, version: 2 }),
  ]);
  expect(posted.filter(({ ok }) => ok)).toHaveLength(1);
  expect(posted.find(({ ok }) => !ok)).toMatchObject({ reason: "not_now" });
  expect(await onHand()).toBe(6);
  expect(await causes()).toEqual([[`Stocktake ${number}: Lost`, -2]]);
  expect(await saveCount(ana, stocktakeId, count(lineId, 9))).toMatchObject({ reason: "not_now" });
  expect(await checkInvariants(db)).toEqual([]);
});

async function withNumber(stock: number) {
  const made = await shelfWith(stock);
  const other = await startStocktake(ben, { ...everything, scope: "shelf", shelf: made.shelf });
  if (other.ok || other.reason !== "counted_elsewhere") throw new Error("it was counted twice");
  return { ...made, number: other.number };
}

it("while a sale and a count happen at once, what is posted adds up", async () => {
  const { productId, stocktakeId, lineId, onHand } = await shelfWith(50);
  const sales = Array.from({ length: 5 }, () =>
    adjustStock(ben, { productId, by: -1, reason: "Sample" }),
  );
  await Promise.all([...sales, saveCount(ana, stocktakeId, count(lineId, 48))]);
  const [line] = await linesOf(db, stocktakeId);
  const level = line?.counts[0]?.level ?? 0;
  await stepStocktake(ana, { stocktakeId, act: "finish", version: 1 });
  await judgeLine(ana, stocktakeId, { lineId, reason: "count", note: "" });
  expect(await postStocktake(ana, { stocktakeId, version: 2 })).toMatchObject({ ok: true });
  // 48 units were there when the books said `level`. Five left in all.
  expect(await onHand()).toBe(48 + (45 - level));
});

it("a second count of one place replaces the first only for who saw it", async () => {
  const { stocktakeId, lineId } = await shelfWith(5);
  await saveCount(ana, stocktakeId, count(lineId, 5));
  expect(await saveCount(ben, stocktakeId, count(lineId, 4))).toMatchObject({
    reason: "counted_before",
    earlier: { units: 5, countedBy: "ana" },
  });
  expect(await saveCount(ben, stocktakeId, count(lineId, 4, "", 5))).toMatchObject({ ok: true });
  const [line] = await linesOf(db, stocktakeId);
  expect(line?.counts.map(({ units, countedBy }) => [units, countedBy])).toEqual([[4, "ben"]]);
});

it("what is counted again starts from nothing, and what is cancelled changes no stock", async () => {
  const { stocktakeId, lineId, onHand, causes } = await shelfWith(5);
  await saveCount(ana, stocktakeId, count(lineId, 1));
  await stepStocktake(ana, { stocktakeId, act: "finish", version: 1 });
  await judgeLine(ana, stocktakeId, { lineId, reason: "recount", note: "" });
  const [line] = await linesOf(db, stocktakeId);
  expect(line?.counts).toEqual([]);
  const stale = { stocktakeId, act: "cancel", version: 2 } as const;
  expect(await stepStocktake(ana, stale)).toMatchObject({ reason: "changed_meanwhile" });
  expect(await stepStocktake(ana, { ...stale, version: 3 })).toEqual({
    ok: true,
    value: undefined,
  });
  expect([await onHand(), await causes()]).toEqual([5, []]);
});

it("less than orders have reserved is not posted", async () => {
  const { stocktakeId, lineId, onHand, productId } = await shelfWith(5);
  await db.update(stockLevels).set({ reserved: 4 }).where(eq(stockLevels.productId, productId));
  await saveCount(ana, stocktakeId, count(lineId, 3));
  await stepStocktake(ana, { stocktakeId, act: "finish", version: 1 });
  await judgeLine(ana, stocktakeId, { lineId, reason: "lost", note: "" });
  expect(await postStocktake(ana, { stocktakeId, version: 2 })).toMatchObject({
    reason: "below_reserved",
  });
  expect(await onHand()).toBe(5);
});

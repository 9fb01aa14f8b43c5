import { beforeEach, describe, expect, it, test } from "vitest";
import { placeOnShelf } from "#app/goods/catalog/commands/place-on-shelf.server.ts";
import { setLowLimit } from "#app/goods/catalog/commands/set-low-limit.server.ts";
import { reserveStock } from "#app/goods/catalog/commands/reserve-stock.server.ts";
import { makeProduct, makeVariants } from "#app/goods/catalog/factories.ts";
import { levelDemand } from "#app/goods/catalog/queries/level-demand.server.ts";
import { lowItems } from "#app/goods/catalog/queries/low-stock.server.ts";
import {
  productFigures,
  staffProductsFor,
} from "#app/goods/catalog/queries/staff-products.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { testContext } from "#tests/context.ts";
import type { AdjustInput } from "../input.ts";
import { findStockItem, stockFigures, stockFor } from "../queries/list-stock.server.ts";
import { movementsOf } from "../queries/movements.server.ts";
import { adjustLevel } from "./adjust-level.server.ts";

const { ctx, db, as } = await testContext();

let made = 0;
let [productId, levelId] = ["", ""];
const newItem = async (stock: number) => {
  made += 1;
  productId = await makeProduct(ctx, { name: `Item ${made}`, stock });
  levelId = (await levelDemand(db, [productId]))[0]?.stockLevelId ?? "";
};
beforeEach(() => newItem(12));

const adjust = (input: Partial<AdjustInput>, who = ctx) =>
  adjustLevel(who, levelId, {
    mode: "set",
    units: 10,
    reason: "count",
    note: "",
    was: 12,
    ...input,
  });
const reserve = (quantity: number) =>
  inTransaction(ctx, (tx) =>
    reserveStock(tx, tx.ids.newId(), [{ productId, variantId: null, quantity }]),
  );
const onHand = async () => (await findStockItem(db, levelId))?.onHand;

describe("an adjustment", () => {
  it("sets, adds or takes away, and the movement says why", async () => {
    expect(await adjust({})).toMatchObject({ ok: true, value: { onHand: 10 } });
    const rest = { was: 10, reason: "damaged", note: "Broke in the fridge" } as const;
    expect(await adjust({ ...rest, mode: "remove", units: 3 })).toMatchObject({ ok: true });
    const { movements } = await movementsOf(db, levelId, { kind: "adjust", before: undefined });
    expect(movements.map((move) => [move.onHandDelta, move.onHand, move.reason])).toEqual([
      [-3, 7, "Damaged: Broke in the fridge"],
      [-2, 10, "Count"],
      [12, 12, "test"],
    ]);
  });

  it("leaves what orders have reserved", async () => {
    await reserve(5);
    expect(await adjust({ units: 4 })).toEqual({
      ok: false,
      reason: "below_reserved",
      reserved: 5,
    });
    expect(await adjust({ units: 5 })).toMatchObject({ ok: true });
  });

  it("of two at once is decided again by the second", async () => {
    const both = await Promise.all([adjust({ units: 10 }), adjust({ units: 11 })]);
    const refused = both.find(({ ok }) => !ok);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refused).toEqual({ ok: false, reason: "changed_meanwhile", onHand: await onHand() });
  });

  it("is not for everybody", async () => {
    for (const role of ["visitor", "customer", "support", "clinician", "marketing"] as const) {
      expect(await adjust({}, as(role))).toEqual({ ok: false, reason: "forbidden" });
    }
    expect(await onHand()).toBe(12);
  });
});

test("a page of movements goes on where the last one ended, with the same balances", async () => {
  for (let step = 0; step < 60; step += 1) {
    await adjust({ mode: "add", units: 1, was: 12 + step });
  }
  const first = await movementsOf(db, levelId, { kind: undefined, before: undefined });
  expect([first.movements.length, first.hasMore]).toEqual([50, true]);
  const before = first.movements.at(-1)?.id;
  const next = await movementsOf(db, levelId, { kind: undefined, before });
  expect(next.hasMore).toBe(false);
  expect([...first.movements, ...next.movements].map((move) => move.onHand)).toEqual(
    Array.from({ length: 61 }, (_, index) => 72 - index),
  );
});

describe("the list", () => {
  const limits = { units: 10, days: 14 };
  const query = (show: string, search = ""): ListQuery => ({
    search,
    filters: show === "all" ? {} : { show },
    sort: "days",
  });
  const read = async (asked: ListQuery) =>
    (await readPart(stockFor(db, asked, limits), { ...asked, size: 500 })).rows;
  const listed = async (show: string, search?: string) =>
    (await read(query(show, search))).map(({ id }) => id);

  it("has an item by what is left of it", async () => {
    expect(await listed("fine")).toContain(levelId);
    await adjust({ units: 9 });
    expect(await listed("low")).toContain(levelId);
    await adjust({ units: 0, was: 9 });
    expect(await listed("low")).not.toContain(levelId);
    expect(await listed("sold_out")).toContain(levelId);
  });

  it("counts what it shows", async () => {
    const search = `Item ${made}`;
    const figures = await stockFigures(db, query("all", search), limits);
    expect(figures).toMatchObject({ count: 1, units: 12, reserved: 0, retail: 1_200_000, low: 0 });
  });

  it("has the variants of a product in its place", async () => {
    const product = await makeProduct(ctx, { name: "In sizes", stock: null });
    await makeVariants(
      ctx,
      product,
      { value: "5 mg", price: 100 },
      { value: "10 mg", price: 200, isActive: false, stock: 0 },
    );
    const rows = await read(query("all", "In sizes"));
    expect(rows.map(({ name }) => name)).toEqual(["In sizes, 5 mg"]);
  });

  it("takes any search for words", async () => {
    expect(await listed("all", "%_'\0")).toEqual([]);
  });
});

test("a shelf is changed from what was read, or not at all", async () => {
  const place = (shelf: string, was: string) =>
    placeOnShelf(ctx, { stockLevelId: levelId, shelf, was });
  expect(await place("A3", "")).toMatchObject({ ok: true });
  expect(await place("B1", "")).toEqual({ ok: false, reason: "changed_meanwhile", shelf: "A3" });
  expect(await place("B1", "A3")).toMatchObject({ ok: true });
});

test("a limit of its own decides when an item is low, everywhere alike", async () => {
  const limits = { units: 10, days: 0 };
  const set = (lowBelow: number | null, was: number | null, by = ctx) =>
    setLowLimit(by, { stockLevelId: levelId, lowBelow, was });
  const looked = async () => {
    const low = { search: `Item ${made}`, filters: { show: "low" }, sort: "days" };
    const filter = {
      show: "all",
      search: `Item ${made}`,
      categoryId: undefined,
      stock: "low",
      withoutPicture: false,
    } as const;
    const onPage = await readPart(staffProductsFor(db, filter, limits), { sort: "name" });
    return {
      mailed: (await lowItems(db, limits)).some(({ stockLevelId }) => stockLevelId === levelId),
      onStockPage: (await stockFigures(db, low, limits)).low,
      onProductPage: onPage.rows.length,
    };
  };
  const before = (await productFigures(db, limits)).low;
  expect(await looked()).toEqual({ mailed: false, onStockPage: 0, onProductPage: 0 });
  expect(await set(13, null)).toMatchObject({ ok: true });
  expect(await looked()).toEqual({ mailed: true, onStockPage: 1, onProductPage: 1 });
  expect((await productFigures(db, limits)).low).toBe(before + 1);
  expect(await set(5, null)).toEqual({ ok: false, reason: "changed_meanwhile", lowBelow: 13 });
  const stranger = as("clinician");
  expect(await set(5, 13, stranger)).toEqual({ ok: false, reason: "forbidden" });
  expect(await set(null, 13)).toMatchObject({ ok: true });
  expect(await looked()).toEqual({ mailed: false, onStockPage: 0, onProductPage: 0 });
});

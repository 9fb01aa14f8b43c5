import { href } from "react-router";
import { writeListQuery } from "#app/lib/list/list-query.ts";
import { formatMoney } from "#app/lib/money.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { allCategories } from "../../queries/staff-categories.server.ts";
import {
  productFigures,
  staffProductsFor,
  type StaffProductRow,
} from "../../queries/staff-products.server.ts";
import { lowLimits } from "../../rules/level-state.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";
import { productList } from "../../views/product-list.ts";
import { areaTint } from "../../views/area-looks.ts";
import { productPicture } from "../../views/shown-picture.ts";
import { readProductFilter } from "./read-product-filter.ts";

/** The list for its address, with the figures of all products. */
export async function showProducts(asked: ListRequest) {
  const { db, actor } = asked.served.ctx;
  const limits = lowLimits(await shownSettings(asked.served));
  const [{ list, rows }, figures, categories] = await Promise.all([
    loadList(asked, productList, (query) => {
      const params = new URLSearchParams(writeListQuery(productList, query));
      return staffProductsFor(db, readProductFilter(params), limits);
    }),
    productFigures(db, limits),
    allCategories(db),
  ]);
  return {
    list,
    mayWrite: may(actor, "catalog:write"),
    categories: categories.map(({ id, name }) => ({ value: id, label: name })),
    rows: rows.map((row) => showRow(row, may(actor, "stock:read"))),
    figures: [
      { label: say.cards.total, value: figures.total.toLocaleString("en") },
      { label: say.cards.active, value: figures.active.toLocaleString("en") },
      {
        label: say.cards.value,
        value: formatMoney(figures.retail),
        hint: say.cards.cost(formatMoney(figures.cost)),
      },
      { label: say.cards.low, value: figures.low.toLocaleString("en"), hint: say.cards.lowHint },
    ],
  };
}

export type ShownProductRow = ReturnType<typeof showRow>;

export function showRow(row: StaffProductRow, maySeeStock: boolean) {
  const { id, name, sku, shortDescription, price, compareAtPrice, highestPrice, free } = row;
  const hasVariants = highestPrice !== null && highestPrice > price;
  return {
    id,
    name,
    sku,
    shortDescription,
    category: row.category ?? say.uncategorized,
    price: hasVariants ? say.from(formatMoney(price)) : formatMoney(price),
    compareAt: compareAtPrice === null ? undefined : formatMoney(compareAtPrice),
    stock: stockOf(row),
    isShort: row.kind !== "service" && (row.runsLow || free <= 0),
    stockPage: maySeeStock && row.kind !== "service" ? stockPageOf(row) : undefined,
    isProduct: row.kind === "product",
    isActive: row.isActive,
    isArchived: row.archivedAt !== null,
    featured: row.featured,
    tint: areaTint(row.look),
    picture: productPicture(row),
  };
}

type StockFacts = Pick<StaffProductRow, "kind" | "free" | "runsLow">;

/** Consistent with the list's filter and the card above it. */
export function stockOf({ kind, free, runsLow }: StockFacts): string {
  if (kind === "service") return say.noStock;
  if (free <= 0) return say.stocks.out;
  const units = free.toLocaleString("en");
  return runsLow ? say.lowStock(units) : units;
}

/** The page of its stock item, or of those of its variants. */
function stockPageOf({ levelId, name }: StaffProductRow): string {
  if (levelId !== null) return href("/admin/stock/:levelId", { levelId });
  return `${href("/admin/stock")}?${new URLSearchParams({ q: name.slice(0, 60) })}`;
}

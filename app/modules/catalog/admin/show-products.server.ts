import { formatMoney } from "#app/lib/money.ts";
import { readPage } from "#app/lib/page-number.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { allCategories } from "../queries/staff-categories.server.ts";
import {
  listStaffProducts,
  productFigures,
  type StaffProductRow,
} from "../queries/staff-products.server.ts";
import { LOW_STOCK_BELOW } from "../rules/stock.ts";
import { productAdminMessages as say } from "../texts/staff-products.ts";
import { areaTint } from "../views/area-looks.ts";
import { productPicture } from "../views/shown-picture.ts";
import { readProductFilter } from "./read-product-filter.ts";

/** The list as its address asks for it, with the figures of all products. */
export async function showProducts({ db, actor }: Ctx, params: URLSearchParams) {
  const filter = readProductFilter(params);
  const page = readPage(params.get("page"));
  const [list, figures, categories] = await Promise.all([
    listStaffProducts(db, filter, page),
    productFigures(db),
    allCategories(db),
  ]);
  return {
    filter,
    page,
    total: list.total,
    hasMore: list.hasMore,
    mayWrite: may(actor, "catalog:write"),
    categories: categories.map(({ id, name }) => ({ id, name })),
    rows: list.rows.map(showRow),
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

function showRow(row: StaffProductRow) {
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
    stock: row.kind === "service" ? say.noStock : free.toLocaleString("en"),
    isLow: row.kind !== "service" && free < LOW_STOCK_BELOW,
    isActive: row.isActive,
    isArchived: row.archivedAt !== null,
    featured: row.featured,
    tint: areaTint(row.look),
    picture: productPicture(row),
  };
}

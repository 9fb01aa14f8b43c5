import { operation, type Operation } from "#app/platform/records/operation.ts";
import { levelBySku } from "#app/goods/catalog/queries/level-by-sku.server.ts";
import { productBySlug } from "#app/goods/catalog/queries/lock-products.server.ts";
import { productsQuery, stockQuery } from "../input.ts";
import { listOf, productAnswer, stockAnswer } from "../views/answers.ts";
import { showApiProduct, showApiStock } from "../views/show-answers.ts";
import { apiProduct, apiProducts } from "./api-products.server.ts";
import { apiStock, apiStockOf } from "./api-stock.server.ts";
import { readList } from "./read-list.server.ts";
import { getOne, reads } from "./read-one.server.ts";

export const GOODS_READS: readonly Operation[] = [
  operation({
    ...reads,
    name: "products.list",
    says: "Products with variants, oldest change first.",
    who: "catalog:read",
    input: productsQuery,
    output: listOf(productAnswer),
    run: (ctx, query) =>
      readList(ctx, query, {
        key: "products",
        sort: "updated",
        source: apiProducts(ctx.db, query),
        show: showApiProduct,
      }),
  }),
  getOne({
    name: "products.get",
    says: "One product, by URL handle.",
    who: "catalog:read",
    key: productBySlug,
    output: productAnswer,
    find: apiProduct,
    show: showApiProduct,
  }),
  operation({
    ...reads,
    name: "stock.list",
    says: "Stock of each SKU, sorted by SKU.",
    who: "stock:read",
    input: stockQuery,
    output: listOf(stockAnswer),
    run: (ctx, query) =>
      readList(ctx, query, {
        key: "stock",
        sort: "sku",
        source: apiStock(ctx.db, query),
        show: showApiStock,
      }),
  }),
  getOne({
    name: "stock.get",
    says: "Stock of one SKU.",
    who: "stock:read",
    key: levelBySku,
    output: stockAnswer,
    find: apiStockOf,
    show: showApiStock,
  }),
];

import { showImport } from "#app/running/imports/pages/desk/show-import.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { productImportMessages } from "../../texts/staff-import.ts";
import { findProductImport } from "./find-product-import.server.ts";
import { PRODUCT_COLUMNS } from "./import/product-columns.ts";
import { productImports } from "./import/product-imports.server.ts";

/** One import: the outcomes of its rows, its progress and its column mapping. */
export async function showProductImport(db: Db, importId: string, params: URLSearchParams) {
  const { noun, words, import: found } = orNotFound(await findProductImport(db, importId));
  const isFile = noun === productImports;
  const shown = await showImport(db, { found, words }, params);
  return {
    ...shown,
    tabs: shown.tabs.filter(({ outcome }) => isFile || outcome !== "add"),
    isFile,
    format: formatOf(found.format),
    isKnown: found.columns.some((field) => field === "name" || field === "sku" || field === "slug"),
    setStock: found.options.includes("set_stock"),
    columns: found.header.map((name, index) => ({
      name,
      field: found.columns[index] ?? "",
      example: (found.first?.[index] ?? "").trim().slice(0, 60),
    })),
    fields: PRODUCT_COLUMNS.map(({ field, label }) => ({ field, label })),
  };
}

function formatOf(format: string): string {
  const { shopify, own } = productImportMessages.formats;
  if (format === "edits") return bulkMessages.kind;
  return format === "shopify" ? shopify : own;
}

import { eq } from "drizzle-orm";
import { productImports } from "#app/goods/catalog/pages/desk/import/product-imports.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { applyImport } from "#app/running/imports/commands/apply-import.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import type { Prepare, Some } from "../call.ts";
import { type Fields, anything, choice, id, line } from "../fields.ts";
import type { Shop } from "../shop.ts";

/**
 * One of the starter products is another one from now on, so that it can be added again. The rules of
 * the assessment do not name it: they could not be published without it.
 */
async function oneIsMissing(shop: Shop): Promise<void> {
  const other = `other-${crypto.randomUUID().slice(0, 12)}`;
  const renamed = { slug: other, sku: other };
  await shop.system().db.update(products).set(renamed).where(eq(products.slug, "retatrutide"));
}

/** A file that changes the name of a product of its own. */
async function uploaded(shop: Shop): Promise<string> {
  const slug = `imported-${crypto.randomUUID().slice(0, 12)}`;
  await makeProduct(shop.system(), { name: "To be imported", slug, isActive: true });
  const started = await startImport(shop.system(), productImports, {
    name: "products.csv",
    header: ["slug", "name"],
    rows: [{ no: 2, cells: [slug, "Imported"] }],
  });
  if (!started.ok) throw new Error(started.reason);
  return started.value.id;
}

async function applied(shop: Shop): Promise<string> {
  const importId = await uploaded(shop);
  await applyImport(shop.system(), productImports, importId);
  await carryOut(shop.system(), productImports, importId);
  return importId;
}

async function twoProducts(shop: Shop): Promise<string> {
  const add = async () => {
    const slug = `bulk-${crypto.randomUUID().slice(0, 12)}`;
    return makeProduct(shop.system(), { name: "To be changed together", slug, isActive: true });
  };
  return `${await add()},${await add()}`;
}

const isAmount = (typed: string) =>
  /^[-+−]?\s*₱?[\d,]{1,15}(?:\.\d{1,2})?\s*%?$/.test(typed.trim());

const onPage =
  (make: (shop: Shop) => Promise<string>, fields: Fields): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { importId: id(await make(shop)) },
    fields,
  });

export const imports = {
  "/admin/products/starter": {
    GET: () => ({ as: "admin", query: { prices: anything("reference") } }),
    POST: {
      add: async (shop) => {
        await oneIsMissing(shop);
        return { as: "admin", fields: { prices: choice("storefront", "reference") } };
      },
    },
  },
  "/admin/products/export": {
    POST: {
      export: () => ({
        as: "admin",
        fields: { query: anything("show=active&q=glow&stock=low&pictures=none") },
      }),
    },
  },
  "/admin/products/bulk": {
    GET: async (shop) => ({ as: "admin", query: { ids: anything(await twoProducts(shop)) } }),
    POST: {
      preview: async (shop) => ({
        as: "admin",
        query: { ids: anything(await twoProducts(shop)) },
        fields: {
          price_op: choice("percent", "set", "add"),
          price: { ...line("10"), mayBe: isAmount },
          compare_at_price_op: anything(""),
          compare_at_price: anything(""),
          cost_per_item_op: anything(""),
          cost_per_item: anything(""),
          category_id_op: anything(""),
          category_id: anything(""),
          is_active_op: anything(""),
          is_active: anything(""),
          featured_op: anything("set"),
          featured: anything("true"),
          statutory_discount_op: anything(""),
          statutory_discount: anything(""),
          needs_cold_op: anything(""),
          needs_cold: anything(""),
          clearance_op: anything(""),
          clearance: anything(""),
          tags_op: anything("add"),
          tags: anything("new"),
        },
      }),
    },
  },
  "/admin/products/import": {
    GET: () => ({ as: "admin" }),
    POST: {
      upload: () => ({
        as: "admin",
        fields: { file: anything("a file") },
        file: {
          name: "file",
          bytes: new TextEncoder().encode("slug,name,price\nnew-one,New one,12\n"),
        },
      }),
    },
  },
  "/admin/products/import/:importId": {
    GET: async (shop) => ({
      as: "admin",
      params: { importId: id(await uploaded(shop)) },
      query: { show: anything("change"), page: anything("1") },
    }),
    POST: {
      map: onPage(uploaded, {
        intent: choice("map"),
        set_stock: anything("on"),
        "column-0": anything("slug"),
        "column-1": anything("name"),
      }),
      apply: onPage(uploaded, { intent: choice("apply") }),
      discard: onPage(uploaded, { intent: choice("discard") }),
      revert: onPage(applied, { intent: choice("revert") }),
    },
  },
  "/admin/products/import/:importId/result": {
    GET: async (shop) => ({ as: "admin", params: { importId: id(await applied(shop)) } }),
  },
} satisfies Some;

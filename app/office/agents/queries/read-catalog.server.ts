import { z } from "zod";
import { ok, refuse } from "#app/lib/result.ts";
import { activeCategories } from "#app/goods/catalog/queries/browse.server.ts";
import { listProducts } from "#app/goods/catalog/queries/listing.server.ts";
import { PAGE_SIZE } from "#app/goods/catalog/queries/listing-pages.server.ts";
import { PLAIN_SORT } from "#app/goods/catalog/rules/listing-params.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { perMinute } from "#app/platform/access/page.ts";
import { operation, type Operation } from "#app/platform/records/operation.ts";
import { lookupInput, productInput, searchInput } from "../input.ts";
import { agentMessages as say } from "../texts/shopper-agents.ts";
import { disclosuresOf, showLookedUp, showProduct } from "../views/show-product.ts";
import { lookupAnswer, productAnswer, searchAnswer } from "../views/ucp-answers.ts";
import { productsInOrder, productsNamed, type AgentProduct } from "./ucp-products.server.ts";

const reads = {
  who: "anyone",
  kind: "read",
  isRepeatable: true,
  limit: perMinute("agent-catalog", 120),
} as const;

type Search = z.output<typeof searchInput>["catalog"];

/** Everything that a visitor sees of the catalog, for shopping agents. */
export const catalogReads = (appUrl: string): readonly Operation[] => [
  operation({
    ...reads,
    name: "catalog.search",
    says: "Products by words and filters, with their variants and prices in centavos.",
    input: searchInput,
    output: searchAnswer,
    async run(ctx, { catalog }) {
      const { found, ...rest } = await search(ctx, catalog);
      return ok({
        products: found.map((own) => showProduct(own, appUrl)),
        pagination: rest,
        messages: found.flatMap((own, at) => disclosuresOf(own, `$.products[${at}]`, appUrl)),
      });
    },
  }),
  operation({
    ...reads,
    name: "catalog.lookup",
    says: "Products of several ids, URL handles or SKUs.",
    input: lookupInput,
    output: lookupAnswer,
    async run({ db }, { catalog }) {
      const { ids } = catalog;
      const named = await productsNamed(db, ids);
      const shown = named.map((own) => showLookedUp(own, ids, appUrl));
      const known = new Set(
        shown.flatMap(({ variants }) =>
          variants.flatMap(({ inputs }) => inputs.map(({ id }) => id)),
        ),
      );
      const missing = ids.filter((id) => !known.has(id));
      return ok({
        products: shown,
        messages: [
          ...named.flatMap((own, at) => disclosuresOf(own, `$.products[${at}]`, appUrl)),
          ...missing.map((id) => ({
            type: "info" as const,
            code: "not_found",
            content: say.unknownItem(id),
          })),
        ],
      });
    },
  }),
  operation({
    ...reads,
    name: "product.get",
    says: "One product by id, URL handle or SKU, with its safety text.",
    input: productInput,
    output: productAnswer,
    async run({ db }, { catalog }) {
      const [own] = await productsNamed(db, [catalog.id]);
      if (!own) return refuse("not_found");
      const shown = showProduct(own, appUrl);
      const asked = shown.variants.filter(({ id, sku }) => [id, sku].includes(catalog.id));
      const variants = [...new Set([...asked, ...shown.variants])];
      return ok({
        product: { ...shown, variants, selected: variants[0]?.options ?? [] },
        messages: disclosuresOf(own, "$.product", appUrl),
      });
    },
  }),
];

/** The listing has pages of a fixed size. The cursor is the place of the next product in it. */
async function search(ctx: Ctx, { query, filters, pagination }: Search) {
  const { limit, cursor: from } = pagination;
  const page = Math.floor(from / PAGE_SIZE) + 1;
  const wanted = { search: query, sort: PLAIN_SORT, page };
  const slugs = filters.categories ?? [];
  const shelves = slugs.length > 0 ? await activeCategories(ctx.db) : [];
  const [shelf] = shelves.filter(({ slug }) => slug === slugs[0]);
  if (slugs.length === 1 && !shelf) return { found: [], has_next_page: false };
  const within = slugs.length === 1 && shelf ? { categoryId: shelf.id } : {};
  const listing = await listProducts(ctx.db, { ...wanted, ...within });
  const start = from % PAGE_SIZE;
  const ids = listing.products.slice(start, start + limit).map(({ id }) => id);
  const hasNext = start + limit < listing.products.length || listing.hasNext;
  const next = from + ids.length;
  return {
    found: (await productsInOrder(ctx.db, ids)).filter((own) => isWithin(own, filters)),
    has_next_page: hasNext,
    ...(hasNext && { cursor: String(next) }),
    ...(!listing.more && filters.price === undefined && { total_count: listing.count }),
  };
}

function isWithin(own: AgentProduct, { categories, price }: Search["filters"]): boolean {
  if (categories && !categories.includes(own.categorySlug ?? "")) return false;
  const highest = own.highestPrice ?? own.price;
  return own.price <= (price?.max ?? own.price) && highest >= (price?.min ?? highest);
}

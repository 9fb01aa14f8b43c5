import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import {
  anyOf,
  inVial,
  productWords,
  searchIndexes,
  tsquery,
  tsvector,
  typedQuery,
} from "./queries/search-columns.server.ts";
import { productChecks } from "./queries/product-checks.server.ts";
import { warmColumns } from "./queries/warm-columns.server.ts";
import { listingIndexes } from "./queries/listing-indexes.server.ts";
import type { AreaLook } from "./views/area-looks.ts";
import type { Clearance, ProductKind, RegulatoryStatus } from "./rules/product-terms.ts";
import type { StrengthUnit } from "./rules/strength.ts";
import type { ProductImage } from "./views/shown-picture.ts";

export const categories = pgTable("categories", {
  id: id(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  /** Its picture and its tint; null for neither (views/area-looks.ts). */
  look: text().$type<AreaLook>(),
  description: text().notNull().default(""),
  isActive: boolean().notNull().default(true),
  sortOrder: integer().notNull().default(0),
  version: version(),
});

export const products = pgTable(
  "products",
  {
    id: id(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    kind: text().$type<ProductKind>().notNull(),
    categoryId: uuid().references(() => categories.id),
    shortDescription: text().notNull().default(""),
    description: text().notNull().default(""),
    /** What else people call it or look for when they mean it: brands, goals, misnomers. */
    keywords: text().notNull().default(""),
    /** Of its variants on sale, such as "5 mg, 10 mg". Written by `saveVariants`. */
    variantNames: text().notNull().default(""),
    /** What a misspelt search is compared with. */
    searchName: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(name || ' ' || keywords)`),
    /** Names as they are written and by their stems; texts by their stems, and worth less. */
    searchWords: tsvector().notNull().generatedAlwaysAs(sql.raw(productWords)),
    /** Of a product with variants: the lowest of those on sale, and the highest beside it. */
    price: centavos().notNull(),
    compareAtPrice: centavos(),
    /** What one unit costs the shop; null where nobody has said. */
    costPerItem: centavos(),
    /** Null for a product that is bought as it is. Written by `saveVariants`. */
    highestPrice: centavos(),
    /** How much is in one vial, and the vial in words; a variant says it in its name. */
    vialAmount: numeric({ precision: 9, scale: 3, mode: "number" }),
    vialUnit: text().$type<StrengthUnit>(),
    vial: text().generatedAlwaysAs(sql.raw(`${inVial} || ' vial'`)),
    /** What its variants differ in, such as "Vial size"; at most two such options. */
    option1Name: text(),
    option2Name: text(),
    isActive: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    courseWeeksMin: integer(),
    courseWeeksMax: integer(),
    monthlyFactor: numeric({ precision: 4, scale: 2, mode: "number" }),
    regulatoryStatus: text().$type<RegulatoryStatus>().notNull(),
    registrationNo: text(),
    clearance: text().$type<Clearance>().notNull(),
    benefits: text().array().notNull().default([]),
    howItWorks: text().notNull().default(""),
    usage: text().notNull().default(""),
    storage: text().notNull().default(""),
    /** It leaves on the days for cold parcels only. */
    needsCold: boolean().notNull().default(false),
    /** Senior citizens and persons with disability get the discount on it that the law names. */
    statutoryDiscount: boolean().notNull().default(false),
    ...warmColumns,
    /** In grams, packed; null for what most weigh. */
    weight: integer(),
    contraindications: text().array().notNull().default([]),
    interactions: text().array().notNull().default([]),
    safetyText: text().notNull().default(""),
    sources: text().array().notNull().default([]),
    /** The first one is shown; none leaves the choice to views/keyword-picture.ts. */
    images: jsonb().$type<ProductImage[]>().notNull().default([]),
    reviewedBy: text(),
    reviewedAt: at(),
    /** For staff, to find products by. */
    tags: text().array().notNull().default([]),
    /** What a search engine is told; empty for what the page itself says. */
    seoTitle: text().notNull().default(""),
    seoDescription: text().notNull().default(""),
    archivedAt: at(),
    version: version(),
    /** Of its variants together, whose form is another. */
    variantsVersion: version(),
    ratingAvg: real(),
    ratingCount: integer().notNull().default(0),
    sold30d: integer("sold_30d").notNull().default(0),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (t) => [
    ...listingIndexes(t),
    index("products_of_category").on(t.categoryId),
    ...searchIndexes(t),
    ...productChecks(t),
  ],
);

export const productVariants = pgTable(
  "product_variants",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** As carts and orders name it, after the product: "10 mg". */
    variantName: text().notNull(),
    option1Value: text().notNull(),
    option2Value: text(),
    sku: text().notNull().unique(),
    price: centavos().notNull(),
    compareAtPrice: centavos(),
    isActive: boolean().notNull().default(true),
    /** Taken out by staff, while orders, carts or lots still name it. */
    archivedAt: at(),
    position: integer().notNull(),
    /** In grams, packed; null for that of its product. */
    weight: integer(),
    /** A name among the pictures of its product; null where it has no picture of its own. */
    picture: text(),
  },
  (t) => [
    unique("variants_options").on(t.productId, t.option1Value, t.option2Value).nullsNotDistinct(),
    check("variants_price", sql`${t.price} >= 0 and (${t.price} > 0 or not ${t.isActive})`),
    check("variants_archived", sql`${t.archivedAt} is null or not ${t.isActive}`),
    check("variants_weight", sql`${t.weight} > 0`),
  ],
);

/** What an item cost from a moment on, null while not on sale: proof of earlier prices shown. */
export const priceHistory = pgTable(
  "price_history",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    variantId: uuid().references(() => productVariants.id, { onDelete: "cascade" }),
    price: centavos(),
    since: at().notNull(),
  },
  (t) => [index().on(t.productId, t.variantId, t.since)],
);

/**
 * Addresses that were given up, each with what had it last: triggers write these two
 * (db/migrations/0000_schema.sql), and take out what is in use again.
 */
export const formerCategorySlugs = pgTable(
  "former_category_slugs",
  {
    slug: text().primaryKey(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
  },
  (t) => [index().on(t.categoryId)],
);

export const formerProductSlugs = pgTable(
  "former_product_slugs",
  {
    slug: text().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
  },
  (t) => [index().on(t.productId)],
);

/** One row for each thing that can run out. A service has none. */
export const stockLevels = pgTable(
  "stock_levels",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    onHand: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    /** Where it lies, as the shop calls the place: "A3"; empty where nobody has said. */
    shelf: text().notNull().default(""),
    /** Fewer units than this are low; null for what the settings say. */
    lowBelow: integer(),
  },
  (t) => [
    check("stock_low_below", sql`${t.lowBelow} between 0 and 10000`),
    unique("stock_levels_item").on(t.productId, t.variantId).nullsNotDistinct(),
    check("stock_reserved_within_on_hand", sql`${t.reserved} between 0 and ${t.onHand}`),
  ],
);

/** What sold of each level in the whole days before `day`. Written by `countDemand` once a day. */
export const stockDemand = pgTable(
  "stock_demand",
  {
    stockLevelId: uuid()
      .primaryKey()
      .references(() => stockLevels.id, { onDelete: "cascade" }),
    day: date().notNull(),
    /** Units ordered in 28 days, less those of cancelled orders. */
    sold: integer().notNull(),
    /** On how many of these days it could be bought. */
    days: integer().notNull(),
    /** Units of each of the last twelve weeks, the oldest first. */
    weeks: integer().array().notNull(),
  },
  (t) => [
    check("stock_demand_sold", sql`${t.sold} >= 0`),
    check("stock_demand_days", sql`${t.days} between 0 and 28`),
  ],
);

/** Every change of a level, so that on hand and reserved are sums that can be checked. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: id(),
    stockLevelId: uuid()
      .notNull()
      .references(() => stockLevels.id),
    kind: text().$type<"adjust" | "reserve" | "release" | "ship" | "unship">().notNull(),
    onHandDelta: integer().notNull(),
    reservedDelta: integer().notNull(),
    orderId: uuid(),
    actorId: text().notNull(),
    reason: text(),
    at: at().notNull(),
  },
  (t) => [index().on(t.stockLevelId, t.at), index().on(t.orderId)],
);

/** A search for `typed` also finds what is found by any of `means`. Written by staff. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: id(),
  /** Words as `searchWords` reads them, in small letters. */
  typed: text().notNull().unique(),
  /** The same, several separated by ", ". */
  means: text().notNull(),
  asked: tsquery().notNull().generatedAlwaysAs(sql.raw(typedQuery)),
  found: tsquery()
    .notNull()
    .generatedAlwaysAs(sql.raw(`${typedQuery} || to_tsquery('english', ${anyOf("means")})`)),
  updatedAt: at().notNull(),
});

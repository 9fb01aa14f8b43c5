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
import { substanceColumns } from "./queries/substance-columns.server.ts";
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
  /** Picture and tint; null for neither (views/area-looks.ts). */
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
    /** Other words that people search for it by: brands, goals, misnomers. */
    keywords: text().notNull().default(""),
    /** Names of the variants on sale, such as "5 mg, 10 mg". Written by `saveVariants`. */
    variantNames: text().notNull().default(""),
    /** The text that misspelled searches are compared with. */
    searchName: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(name || ' ' || keywords)`),
    /** Names as written and stemmed; texts only stemmed, with a lower weight. */
    searchWords: tsvector().notNull().generatedAlwaysAs(sql.raw(productWords)),
    /** If there are variants: the lowest price on sale; `highestPrice` has the highest. */
    price: centavos().notNull(),
    compareAtPrice: centavos(),
    /** The shop's cost of one unit; null if unknown. */
    costPerItem: centavos(),
    /** Null for a product without variants. Written by `saveVariants`. */
    highestPrice: centavos(),
    /**
     * The content of one vial, and a description of the vial. Variants have theirs in their names.
     */
    vialAmount: numeric({ precision: 9, scale: 3, mode: "number" }),
    vialUnit: text().$type<StrengthUnit>(),
    ...substanceColumns,
    vial: text().generatedAlwaysAs(sql.raw(`${inVial} || ' vial'`)),
    /** The options that its variants differ in, such as "Vial size"; at most two. */
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
    /** It leaves only on the days for cold parcels. */
    needsCold: boolean().notNull().default(false),
    /** It is eligible for the statutory discount of senior citizens and persons with disability. */
    statutoryDiscount: boolean().notNull().default(false),
    ...warmColumns,
    /** Packed weight in grams; null for the default weight. */
    weight: integer(),
    contraindications: text().array().notNull().default([]),
    interactions: text().array().notNull().default([]),
    safetyText: text().notNull().default(""),
    sources: text().array().notNull().default([]),
    /** The first is the main picture. Without any, views/keyword-picture.ts chooses one. */
    images: jsonb().$type<ProductImage[]>().notNull().default([]),
    reviewedBy: text(),
    reviewedAt: at(),
    /** For staff's searches. */
    tags: text().array().notNull().default([]),
    /** The title for search engines; empty for the page's own title. */
    seoTitle: text().notNull().default(""),
    seoDescription: text().notNull().default(""),
    archivedAt: at(),
    version: version(),
    /** The version of all variants together, because they have a form of their own. */
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
    /** The name in carts and orders, after the product's name: "10 mg". */
    variantName: text().notNull(),
    option1Value: text().notNull(),
    option2Value: text(),
    sku: text().notNull().unique(),
    price: centavos().notNull(),
    compareAtPrice: centavos(),
    isActive: boolean().notNull().default(true),
    /** Removed by staff, while orders, carts or lots still refer to it. */
    archivedAt: at(),
    position: integer().notNull(),
    /** Packed weight in grams; null for the product's weight. */
    weight: integer(),
    /** The name of one of the product's pictures; null if it has none of its own. */
    picture: text(),
  },
  (t) => [
    unique("variants_options").on(t.productId, t.option1Value, t.option2Value).nullsNotDistinct(),
    check("variants_price", sql`${t.price} >= 0 and (${t.price} > 0 or not ${t.isActive})`),
    check("variants_archived", sql`${t.archivedAt} is null or not ${t.isActive}`),
    check("variants_weight", sql`${t.weight} > 0`),
  ],
);

/**
 * The price of an item from a moment on, null while it is not on sale. It proves the earlier prices
 * that buyers see.
 */
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
 * Former addresses with their last owners. Triggers write these two tables
 * (db/migrations/0000_schema.sql) and remove addresses that are in use again.
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

/** One row per item with stock. A service has none. */
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
    /** The shop's name for the storage place: "A3"; empty if unknown. */
    shelf: text().notNull().default(""),
    /** Stock below this number of units is low; null for the limit of the settings. */
    lowBelow: integer(),
  },
  (t) => [
    check("stock_low_below", sql`${t.lowBelow} between 0 and 10000`),
    unique("stock_levels_item").on(t.productId, t.variantId).nullsNotDistinct(),
    check("stock_reserved_within_on_hand", sql`${t.reserved} between 0 and ${t.onHand}`),
  ],
);

/** Sales per level in the whole days before `day`. Written by `countDemand` once a day. */
export const stockDemand = pgTable(
  "stock_demand",
  {
    stockLevelId: uuid()
      .primaryKey()
      .references(() => stockLevels.id, { onDelete: "cascade" }),
    day: date().notNull(),
    /** Units ordered in 28 days, less those of cancelled orders. */
    sold: integer().notNull(),
    /** The number of these days on which it could be bought. */
    days: integer().notNull(),
    /** Units sold in each of the last twelve weeks, oldest first. */
    weeks: integer().array().notNull(),
  },
  (t) => [
    check("stock_demand_sold", sql`${t.sold} >= 0`),
    check("stock_demand_days", sql`${t.days} between 0 and 28`),
  ],
);

/** Every change of a level, so that its on-hand and reserved units can be checked as sums. */
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

/** A search for `typed` also finds the matches of any of `means`. Written by staff. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: id(),
  /** Words in the format of `searchWords`, lower case. */
  typed: text().notNull().unique(),
  /** The same; several are separated by ", ". */
  means: text().notNull(),
  asked: tsquery().notNull().generatedAlwaysAs(sql.raw(typedQuery)),
  found: tsquery()
    .notNull()
    .generatedAlwaysAs(sql.raw(`${typedQuery} || to_tsquery('english', ${anyOf("means")})`)),
  updatedAt: at().notNull(),
});

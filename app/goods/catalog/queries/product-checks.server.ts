import { sql } from "drizzle-orm";
import { check, type ExtraConfigColumn } from "drizzle-orm/pg-core";

type Columns = Record<
  | "archivedAt"
  | "compareAtPrice"
  | "costPerItem"
  | "highestPrice"
  | "isActive"
  | "kind"
  | "option1Name"
  | "option2Name"
  | "price"
  | "safetyText"
  | "vialAmount"
  | "vialUnit"
  | "warmHours"
  | "warmSource"
  | "weight",
  ExtraConfigColumn
>;

/** Check constraints of the table of products. */
export function productChecks(t: Columns) {
  return [
    check("products_price_positive", sql`${t.price} > 0`),
    check("products_highest_price", sql`${t.highestPrice} >= ${t.price}`),
    check("products_weight", sql`${t.weight} > 0`),
    check("products_warm_hours", sql`${t.warmHours} > 0`),
    check("products_warm_source", sql`(${t.warmHours} is null) = (${t.warmSource} = '')`),
    check("products_cost", sql`${t.costPerItem} >= 0`),
    check("products_compare_at", sql`${t.compareAtPrice} > ${t.price}`),
    check("products_archived", sql`${t.archivedAt} is null or not ${t.isActive}`),
    check("products_vial_amount", sql`${t.vialAmount} > 0`),
    check("products_vial_unit", sql`(${t.vialAmount} is null) = (${t.vialUnit} is null)`),
    check("products_option_names", sql`${t.option1Name} is not null or ${t.option2Name} is null`),
    check(
      "products_active_has_safety",
      sql`not ${t.isActive} or ${t.kind} <> 'product' or ${t.safetyText} <> ''`,
    ),
  ];
}

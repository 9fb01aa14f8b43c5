import { sql } from "drizzle-orm";
import { index, type ExtraConfigColumn } from "drizzle-orm/pg-core";

type Columns = Record<"categoryId" | "isActive" | "kind", ExtraConfigColumn>;

/** Each order of the listing is read from an index, for all products and within a category. */
const LISTING_ORDERS = {
  featured: ["featured desc", "sold_30d desc", "name"],
  popular: ["sold_30d desc", "featured desc", "name"],
  price: ["price", "name"],
  dear: ["price desc", "name"],
  rating: ["rating_avg desc nulls last", "rating_count desc", "name"],
};

export function listingIndexes(t: Columns) {
  const listed = sql`${t.isActive} and ${t.kind} = 'product'`;
  return Object.entries(LISTING_ORDERS).flatMap(([name, terms]) => {
    const [first, ...more] = terms.map((term) => sql.raw(term));
    return [
      index(`products_${name}`)
        .on(first!, ...more)
        .where(listed),
      index(`products_${name}_of_category`)
        .on(t.categoryId, first!, ...more)
        .where(listed),
    ];
  });
}

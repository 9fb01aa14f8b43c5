import { customType, index, type ExtraConfigColumn } from "drizzle-orm/pg-core";

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
export const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });

/** Joins a strength into one word, like `searchWords`: `10 mg` becomes `10mg`. */
const withStrengths = (text: string) =>
  `regexp_replace(regexp_replace(${text}, '(\\d)[.,](\\d+) ?(mcg|mg|iu|ml|g)\\M', '\\1x\\2\\3', 'gi'),
    '(\\d) ?(mcg|mg|iu|ml|g)\\M', '\\1\\2', 'gi')`;
/** "10 mg", "7.5 mL". Null if the strength is not known. */
export const inVial = "trim_scale(vial_amount)::text || ' ' || vial_unit";
const named = withStrengths(
  `name || ' ' || keywords || ' ' || variant_names || ' ' || coalesce(${inVial}, '')`,
);

/** Names as written and stemmed; texts only stemmed, with a lower weight. */
export const productWords = `setweight(to_tsvector('simple', ${named}), 'A')
          || setweight(to_tsvector('english', ${named}), 'A')
          || setweight(to_tsvector('english', ${withStrengths("short_description")}), 'B')
          || setweight(to_tsvector('english', ${withStrengths("description")}), 'C')`;

/**
 * `phrase:*` of PostgreSQL: every word of the phrase, each possibly the beginning of a longer word.
 */
const anyWords = (phrase: string) => `replace(${phrase}, ' ', ':* & ') || ':*'`;
export const anyOf = (phrases: string) =>
  `replace(${anyWords(`replace(${phrases}, ', ', ',')`)}, ',', ':* | ')`;
export const typedQuery = `to_tsquery('english', ${anyWords("typed")})`;

export function searchIndexes(t: Record<"searchWords" | "searchName", ExtraConfigColumn>) {
  return [
    index("products_search_words").using("gin", t.searchWords),
    index("products_search_name").using("gin", t.searchName.op("gin_trgm_ops")),
  ];
}

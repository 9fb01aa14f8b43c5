import { customType, index, type ExtraConfigColumn } from "drizzle-orm/pg-core";

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
export const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });

/** What is in a vial as one word: `10 mg` as `10mg`, as `searchWords` has it. */
const withStrengths = (text: string) =>
  `regexp_replace(regexp_replace(${text}, '(\\d)[.,](\\d+) ?(mcg|mg|iu|ml|g)\\M', '\\1x\\2\\3', 'gi'),
    '(\\d) ?(mcg|mg|iu|ml|g)\\M', '\\1\\2', 'gi')`;
/** "10 mg", "7.5 mL". Null where nobody has said how much is in a vial. */
export const inVial = "trim_scale(vial_amount)::text || ' ' || vial_unit";
const named = withStrengths(
  `name || ' ' || keywords || ' ' || variant_names || ' ' || coalesce(${inVial}, '')`,
);

/** Names as they are written and by their stems; texts by their stems, and worth less. */
export const productWords = `setweight(to_tsvector('simple', ${named}), 'A')
          || setweight(to_tsvector('english', ${named}), 'A')
          || setweight(to_tsvector('english', ${withStrengths("short_description")}), 'B')
          || setweight(to_tsvector('english', ${withStrengths("description")}), 'C')`;

/** `phrase:*` of PostgreSQL: every word of it, each perhaps the beginning of a longer one. */
const anyWords = (phrase: string) => `replace(${phrase}, ' ', ':* & ') || ':*'`;
export const anyOf = (phrases: string) =>
  `replace(${anyWords(`replace(${phrases}, ', ', ',')`)}, ',', ':* | ')`;
export const typedQuery = `to_tsquery('english', ${anyWords("typed")})`;

/** Of the table of products. */
export function searchIndexes(t: Record<"searchWords" | "searchName", ExtraConfigColumn>) {
  return [
    index("products_search_words").using("gin", t.searchWords),
    index("products_search_name").using("gin", t.searchName.op("gin_trgm_ops")),
  ];
}

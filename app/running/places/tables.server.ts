import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.server.ts";
import type { PlaceKind } from "./rules/read-places.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The Philippines' geography. The whole data file is loaded at start; rows are never edited. */
export const places = pgTable(
  "places",
  {
    /** Ten digits of the Philippine Standard Geographic Code. */
    code: text().primaryKey(),
    kind: text().$type<PlaceKind>().notNull(),
    name: text().notNull(),
    /** The city line on an envelope; null for a province. */
    city: text(),
    province: text().notNull(),
    /** Null where it is uncertain. */
    postalCode: text(),
    /** The name in the form of `nameKey`. */
    key: text().notNull(),
    /** The key of the envelope's city line, for cities and districts only. */
    cityKey: text(),
    /** All words that find the place, those of its city and province included. */
    words: tsvector().notNull(),
    /** Lower weights are listed first. */
    weight: smallint().notNull(),
    cityWeight: smallint().notNull(),
  },
  (t) => [
    index("places_above_by_key")
      .on(t.key.op("text_pattern_ops"))
      .where(sql`${t.kind} <> 'barangay'`),
    index("places_barangays_by_key")
      .on(t.key.op("text_pattern_ops"), t.cityWeight)
      .where(sql`${t.kind} = 'barangay'`),
    index("places_by_city_key").on(t.cityKey),
    index("places_by_word").using("gin", t.words),
  ],
);

/** Every word of a place name, to correct typos in searches. */
export const placeWords = pgTable(
  "place_words",
  {
    word: text().primaryKey(),
    /** The weight of the most important place with this word. */
    weight: smallint().notNull(),
    uses: integer().notNull(),
  },
  (t) => [
    index("place_words_by_start").on(t.word.op("text_pattern_ops")),
    index("place_words_alike").using("gin", t.word.op("gin_trgm_ops")),
  ],
);

/** One row: the edition of the data file in the tables above. */
export const placeEditions = pgTable("place_editions", {
  edition: text().primaryKey(),
  loadedAt: at().notNull(),
});

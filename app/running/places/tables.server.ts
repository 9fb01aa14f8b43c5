import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.server.ts";
import type { PlaceKind } from "./rules/read-places.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What the shop knows of the Philippines' geography. Loaded whole at start, never edited. */
export const places = pgTable(
  "places",
  {
    /** Ten digits of the Philippine Standard Geographic Code. */
    code: text().primaryKey(),
    kind: text().$type<PlaceKind>().notNull(),
    name: text().notNull(),
    /** What is written on an envelope; a province has none. */
    city: text(),
    province: text().notNull(),
    /** Only where it is certain. */
    postalCode: text(),
    /** The name as `nameKey` has it. */
    key: text().notNull(),
    /** The key of what is written for the city; only of cities and districts. */
    cityKey: text(),
    /** All words it is found by, its city's and its province's among them. */
    words: tsvector().notNull(),
    /** Lower comes first. */
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

/** Every word in the name of a place, to find the one that was meant. */
export const placeWords = pgTable(
  "place_words",
  {
    word: text().primaryKey(),
    /** Of the foremost place it names. */
    weight: smallint().notNull(),
    uses: integer().notNull(),
  },
  (t) => [
    index("place_words_by_start").on(t.word.op("text_pattern_ops")),
    index("place_words_alike").using("gin", t.word.op("gin_trgm_ops")),
  ],
);

/** One row: which edition of the data file the tables above hold. */
export const placeEditions = pgTable("place_editions", {
  edition: text().primaryKey(),
  loadedAt: at().notNull(),
});

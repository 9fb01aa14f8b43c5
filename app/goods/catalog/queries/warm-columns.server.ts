import { integer, text } from "drizzle-orm/pg-core";

/** What the label of a product says of time out of the cold; part of the table of products. */
export const warmColumns = {
  /** Hours above 8 °C, up to 30 °C, that it allows unopened; null where it names none. */
  warmHours: integer(),
  /** Where that is written; empty without hours. */
  warmSource: text().notNull().default(""),
};

import { integer, text } from "drizzle-orm/pg-core";

/** The label's limits for time above 8 °C; part of the table of products. */
export const warmColumns = {
  /** Hours between 8 °C and 30 °C that the label allows unopened; null if it names none. */
  warmHours: integer(),
  /** The source of the hours; empty without hours. */
  warmSource: text().notNull().default(""),
};

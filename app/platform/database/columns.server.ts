import { customType, integer, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Column shapes that every table writes the same way. */
export const id = () => uuid().primaryKey();
export const at = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
export const centavos = () => integer();
export const currency = () => text().notNull().default("PHP");
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** Counts the changes of what a form can change, so that no form writes over another unseen. */
export const version = () => integer().notNull().default(1);

import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../database/columns.server.ts";

/** The workers, by the id that graphile-worker locks jobs with. Times are the database's. */
export const jobWorkers = pgTable("job_workers", {
  id: text().primaryKey(),
  /** Since when it was seen without a gap. */
  since: at().notNull().defaultNow(),
  seenAt: at().notNull().defaultNow(),
});

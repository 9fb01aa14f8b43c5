import { sql } from "drizzle-orm";
import { goes } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { addressesOf } from "#app/platform/records/whose.server.ts";
import { IMPORT_DAYS } from "./rules/file-limits.ts";

export const importsRecord = {
  tables: {
    import_items: {
      title: "Rows about you in imported files",
      own: (person) => sql`plan ->> 'email' = any(${addressesOf(person)})`,
      hidden: ["saved", "subject_id"],
      erase: goes,
    },
    ...nothingPersonal("a file until it is planned, for a day at most", "import_files"),
    ...nothingPersonal("work of the shop's programs", "imports"),
  },
  kept: { "imports.forget": IMPORT_DAYS },
} satisfies ModuleRecord;

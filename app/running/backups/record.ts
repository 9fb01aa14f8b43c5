import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const backupsRecord = {
  tables: {
    ...nothingPersonal(
      "work of the shop's programs",
      "schema_migrations",
      "shop_marks",
      "job_workers",
    ),
  },
} satisfies ModuleRecord;

import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const visitsRecord = {
  tables: {
    ...nothingPersonal("counts that name no one", "visit_counts", "missing_pages"),
  },
} satisfies ModuleRecord;

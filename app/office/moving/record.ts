import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const movingRecord = {
  tables: { ...nothingPersonal("addresses of pages", "old_paths") },
} satisfies ModuleRecord;

import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const reportsRecord = {
  tables: { ...nothingPersonal("sums of days", "sales_days", "sales_days_due") },
} satisfies ModuleRecord;

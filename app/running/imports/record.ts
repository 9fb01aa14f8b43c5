import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const importsRecord = {
  tables: {
    ...nothingPersonal("work of the shop's programs", "imports", "import_items"),
  },
} satisfies ModuleRecord;

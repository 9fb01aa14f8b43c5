import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const packingRecord = {
  tables: {
    ...nothingPersonal("work of the shop's programs", "packing_leases"),
  },
} satisfies ModuleRecord;

import { setOrderAside } from "./commands/set-aside.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const packingRecord = {
  tables: {
    ...nothingPersonal("work of the shop's programs", "packing_leases"),
  },
  operations: [setOrderAside],
} satisfies ModuleRecord;

import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const checkoutRecord = {
  tables: {
    ...nothingPersonal(
      "keys that open or limit something for a while, stored as digests or sealed",
      "placements",
    ),
  },
} satisfies ModuleRecord;

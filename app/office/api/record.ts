import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const apiRecord = {
  tables: {
    ...nothingPersonal(
      "keys that open or limit something for a while, stored as digests or sealed",
      "api_keys",
      "api_writes",
    ),
  },
} satisfies ModuleRecord;

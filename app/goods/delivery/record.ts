import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const deliveryRecord = {
  tables: {
    ...nothingPersonal("how the shop is set up", "delivery_areas", "carriers"),
  },
} satisfies ModuleRecord;

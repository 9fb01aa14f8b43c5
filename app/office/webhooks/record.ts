import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const webhooksRecord = {
  tables: {
    ...nothingPersonal("how the shop is set up", "webhook_endpoints", "webhook_watches"),
    ...nothingPersonal(
      "messages to programs, which name orders and accounts by number alone, for 30 days",
      "webhook_deliveries",
      "webhook_attempts",
    ),
  },
} satisfies ModuleRecord;

import { noText, tax } from "#app/platform/records/erase.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const guaranteeRecord = {
  tables: {
    guarantee_cases: {
      title: "Payments by our guarantee",
      own: ofOrder,
      hidden: ["about_id", "note"],
      erase: { does: "pseudonym", columns: { note: noText }, ...tax },
    },
  },
} satisfies ModuleRecord;

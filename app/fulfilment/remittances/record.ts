import { sql } from "drizzle-orm";
import { tax } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";

export const remittancesRecord = {
  tables: {
    cash_acts: {
      title: "Steps to resolve cash from couriers",
      own: (person) => sql`finding_id in (select id from cash_findings where ${ofOrder(person)})`,
      hidden: ["acted_by", "note"],
      erase: {
        does: "pseudonym",
        columns: { note: () => sql`case when note <> '' then 'Erased' else '' end` },
        ...tax,
      },
    },
    cash_findings: {
      title: "Reviews of cash from couriers",
      own: ofOrder,
      hidden: ["ended_by"],
      erase: { does: "keep", ...tax },
    },
    remittance_lines: {
      title: "Cash that couriers paid us for your orders",
      own: ofOrder,
      erase: { does: "keep", ...tax },
    },
    ...nothingPersonal(
      "files of couriers, by the numbers of parcels",
      "remittance_drafts",
      "remittance_files",
    ),
  },
} satisfies ModuleRecord;

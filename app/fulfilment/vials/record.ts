import { STORED_DAYS } from "./rules/report-terms.ts";
import { vialFinder } from "./queries/vial.server.ts";
import { sql } from "drizzle-orm";
import { textsOf } from "#app/platform/records/whose.server.ts";
import { nothing, erasedWord } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const vialsRecord = {
  tables: {
    // A contact is only typed, so an erasure finds reports by it, and a download shows none.
    vial_reports: {
      title: "Vial reports",
      own: ({ addresses = [] }) => sql`lower(contact) = any(${textsOf(addresses)})`,
      hidden: ["form_key", "settled_by"],
      erase: {
        does: "pseudonym",
        columns: { contact: nothing, message: erasedWord },
        why: "Product safety: which vials looked wrong",
        until: "a year after the report was settled",
      },
    },
    ...nothingPersonal("codes on vials, which say nothing of who has them", "vial_codes"),
  },
  find: [vialFinder],
  kept: { "vials.remove-old": STORED_DAYS },
} satisfies ModuleRecord;

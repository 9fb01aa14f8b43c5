import { sql } from "drizzle-orm";
import { ofCustomer } from "#app/platform/records/whose.server.ts";
import { goes, tax, nothing, erasedWord } from "#app/platform/records/erase.server.ts";
import { ID_FILES } from "./rules/concession-terms.ts";
import { detailsSealer } from "./queries/id-sealer.server.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const concessionsRecord = {
  tables: {
    concessions: {
      title: "Senior citizen or PWD discount",
      own: ofCustomer,
      hidden: ["decided_by", "front_file", "back_file"],
      opens: (sealers, { id, sealed }) =>
        typeof id === "string" && typeof sealed === "string"
          ? (detailsSealer({ sealers }).open(id, sealed) ?? null)
          : null,
      // Tax law wants the declaration that an order rests on, except the pictures of the ID.
      erase: [
        {
          does: "pseudonym",
          columns: { back_file: nothing },
          files: { area: ID_FILES, column: "back_file" },
          ...tax,
        },
        {
          ...goes,
          where: ({ customerId }) => sql`customer_id = ${customerId}::uuid
        and not exists (select from orders o where o.concession_id = concessions.id)`,
          files: { area: ID_FILES, column: "front_file" },
        },
        {
          does: "pseudonym",
          columns: { sealed: nothing, front_file: nothing, issuer: erasedWord },
          files: { area: ID_FILES, column: "front_file" },
          ...tax,
        },
      ],
    },
  },
} satisfies ModuleRecord;

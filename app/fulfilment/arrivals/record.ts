import { nothing, noText } from "#app/platform/records/erase.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";
import { PHOTO_DAYS, PHOTO_FILES as ARRIVAL_FILES } from "./rules/arrival-terms.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const arrivalsRecord = {
  tables: {
    arrivals: {
      title: "Your reports on cold parcels",
      own: ofOrder,
      hidden: ["form_key"],
      erase: {
        does: "pseudonym",
        columns: { file_id: nothing, reply: noText },
        files: { area: ARRIVAL_FILES, column: "file_id" },
        why: "Product safety: how cold goods arrived",
        until: "as long as the order is kept",
      },
    },
  },
  kept: { "arrivals.sweep-photos": PHOTO_DAYS },
} satisfies ModuleRecord;

import { ofCustomer } from "#app/platform/records/whose.server.ts";
import { nothing } from "#app/platform/records/erase.server.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const erasureRecord = {
  tables: {
    erasures: {
      title: "Your wish to be deleted",
      own: ofCustomer,
      hidden: ["reason"],
      erase: {
        does: "pseudonym",
        columns: { reason: nothing },
        why: "The Data Privacy Act: the proof that we did as you asked",
        until: "for 10 years",
      },
    },
  },
} satisfies ModuleRecord;

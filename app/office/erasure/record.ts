import { ofCustomer } from "#app/platform/records/whose.server.ts";
import { nothing } from "#app/platform/records/erase.server.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const erasureRecord = {
  tables: {
    erasures: {
      title: "Your deletion request",
      own: ofCustomer,
      hidden: ["reason"],
      erase: {
        does: "pseudonym",
        columns: { reason: nothing },
        why: "The Data Privacy Act: proof that we carried out your request",
        until: "for 10 years",
      },
    },
  },
} satisfies ModuleRecord;

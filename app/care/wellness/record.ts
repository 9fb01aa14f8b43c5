import { ofUser } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { wordSealer } from "./queries/sealed-words.server.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const wellnessRecord = {
  tables: {
    wellness_receipts: {
      title: "Received wellness entries",
      own: ofUser,
      hidden: ["digest"],
      erase: goes,
    },
    wellness_entries: {
      title: "Wellness entries",
      own: ofUser,
      opens: (sealers, { id, sealed }) =>
        typeof id === "string" && typeof sealed === "string"
          ? (wordSealer({ sealers }).open(id, sealed) ?? null)
          : null,
      erase: goes,
    },
  },
} satisfies ModuleRecord;

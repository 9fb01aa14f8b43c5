import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";

export const recallsRecord = {
  tables: {
    recall_buyers: {
      title: "Recalls of what you bought",
      own: ofOrder,
      erase: {
        does: "keep",
        why: "The law on recalls: which orders a recall was about",
        until: "as long as the recalled lot is on record",
      },
    },
    ...nothingPersonal("stock, by item and lot", "recalls"),
  },
} satisfies ModuleRecord;

import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";

export const recallsRecord = {
  tables: {
    recall_buyers: {
      title: "Recalls of products you bought",
      own: ofOrder,
      erase: {
        does: "keep",
        why: "Recall law: which orders a recall affected",
        until: "as long as the recalled batch is on record",
      },
    },
    ...nothingPersonal("stock, by item and lot", "recalls"),
  },
} satisfies ModuleRecord;

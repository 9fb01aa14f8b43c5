import { reviewUndo } from "./undo/review-answer.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const reviewsRecord = {
  tables: {
    reviews: { title: "Reviews", own: ofOrder, hidden: ["decided_by", "is_demo"], erase: goes },
  },
  undo: [reviewUndo],
} satisfies ModuleRecord;

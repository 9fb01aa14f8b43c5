import { sql } from "drizzle-orm";
import { reviewUndo } from "./undo/review-answer.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";
import { ofEmail } from "#app/platform/records/whose.server.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const reviewsRecord = {
  tables: {
    reviews: {
      title: "Reviews",
      own: (person) => sql`(${ofOrder(person)} or ${ofEmail(person)})`,
      hidden: ["decided_by", "is_demo"],
      erase: goes,
    },
  },
  undo: [reviewUndo],
} satisfies ModuleRecord;

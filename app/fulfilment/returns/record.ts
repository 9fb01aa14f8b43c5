import { returnFinder } from "./queries/find-returns.server.ts";
import { sql } from "drizzle-orm";
import { goes, tax, noText } from "#app/platform/records/erase.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";
import { PHOTO_DAYS, PHOTO_FILES as RETURN_FILES } from "./rules/photo-terms.ts";
import type { ModuleRecord, Person } from "#app/platform/records/record.server.ts";

const ofReturn = (person: Person) =>
  sql`return_id in (select id from returns where ${ofOrder(person)})`;

export const returnsRecord = {
  tables: {
    return_photos: {
      title: "Photos of your returns",
      own: ofReturn,
      erase: { ...goes, files: { area: RETURN_FILES, column: "file_id" } },
    },
    return_lines: { title: "Items you returned", own: ofReturn, erase: { does: "keep", ...tax } },
    returns: {
      title: "Returns",
      own: ofOrder,
      hidden: ["asked_key", "act_key"],
      erase: {
        does: "pseudonym",
        columns: {
          note: noText,
          answer: () => sql`case when answer is not null then 'Erased' end`,
          settled_why: () => sql`case when settled_why is not null then 'Erased' end`,
        },
        ...tax,
      },
    },
  },
  find: [returnFinder],
  kept: { "returns.sweep-photos": PHOTO_DAYS },
} satisfies ModuleRecord;

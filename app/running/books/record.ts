import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const booksRecord = {
  tables: {
    ...nothingPersonal(
      "numbers of records that do not add up, until the next check",
      "book_checks",
    ),
  },
} satisfies ModuleRecord;

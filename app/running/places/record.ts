import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const placesRecord = {
  tables: {
    ...nothingPersonal("how the shop is set up", "places", "place_words", "place_editions"),
  },
} satisfies ModuleRecord;

import { lotUndo } from "./undo/lot.server.ts";
import { lotFinder } from "./queries/find-lots.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const lotsRecord = {
  tables: {
    ...nothingPersonal("stock, by item and lot", "lots", "lab_reports", "lab_results"),
  },
  undo: [lotUndo],
  find: [lotFinder],
} satisfies ModuleRecord;

import { segmentUndo } from "./undo/segment.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const segmentsRecord = {
  tables: {
    ...nothingPersonal("how the shop is set up", "segments"),
  },
  undo: [segmentUndo],
} satisfies ModuleRecord;

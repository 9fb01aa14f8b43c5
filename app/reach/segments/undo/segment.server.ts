import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { segmentCommands } from "../commands/segment.server.ts";
import { findSegment } from "../queries/segments.server.ts";
import { conditionsSchema } from "../rules/conditions.ts";
import { segmentMessages as say } from "../texts/staff.ts";

const loggedSegment = conditionsSchema.extend({ name: z.string() });

export const segmentUndo: UndoableRecord = {
  type: "segment",
  who: "segments:write",
  read: async (db, id) => {
    const found = await findSegment(db, id);
    return found && { version: found.version, fields: { name: found.name, ...found.conditions } };
  },
  save: (ctx, { id, version, fields }) => {
    const { name, ...conditions } = loggedSegment.parse(fields);
    return segmentCommands.save(ctx, { name, conditions }, { id, version });
  },
  refusals: { taken: say.errors.taken, archived: say.errors.archived },
};

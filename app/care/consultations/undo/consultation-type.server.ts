import { z } from "zod";
import { refuse } from "#app/lib/result.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { saveType } from "../commands/save-type.server.ts";
import { findType } from "../queries/types.server.ts";
import { CHANNELS, readTypeSlug } from "../rules/booking-terms.ts";

const loggedType = z.object({
  name: z.string(),
  minutes: z.int(),
  channel: z.enum(CHANNELS),
  fee: z.int(),
  currency: z.enum(["USD", "PHP"]),
  isActive: z.boolean(),
});

export const consultationTypeUndo: UndoableRecord = {
  type: "consultation_type",
  who: "doctors:write",
  read: async (db, id) => {
    const found = await findType(db, id);
    return found && { version: found.version, fields: loggedType.parse(found) };
  },
  save: async (ctx, { id, version, fields }) => {
    const slug = readTypeSlug(id);
    return slug
      ? saveType(ctx, { slug, ...loggedType.parse(fields) }, version)
      : refuse("not_found");
  },
};

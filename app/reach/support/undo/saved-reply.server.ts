import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { savedReplyCommands } from "../commands/saved-reply.server.ts";
import { findSavedReply } from "../queries/saved-replies.server.ts";
import { savedReplyMessages as say } from "../texts/staff-saved-replies.ts";

const loggedReply = z.object({ title: z.string(), body: z.string() });

export const savedReplyUndo: UndoableRecord = {
  type: "saved_reply",
  who: "tickets:write",
  read: async (db, id) => {
    const found = await findSavedReply(db, id);
    return found && { version: found.version, fields: loggedReply.parse(found) };
  },
  save: (ctx, { id, version, fields }) =>
    savedReplyCommands.save(ctx, loggedReply.parse(fields), { id, version }),
  refusals: { taken: say.errors.taken, archived: say.errors.archived },
};

import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import type { SavedReplyInput } from "../input.ts";
import { savedReplies } from "../tables.server.ts";

/** Replies that were sent stay as they are when the saved one changes or leaves. */
export const savedReplyCommands = recordCommands({
  table: savedReplies,
  type: "saved_reply",
  ability: "tickets:write",
  title: "title",
  unique: { title: "taken" },
  columns: (values: SavedReplyInput) => values,
  leaves: "archive",
});

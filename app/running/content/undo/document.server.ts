import { refuse } from "#app/lib/result.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { publishDocument } from "../commands/publish-document.server.ts";
import { documentVersions } from "../queries/documents.server.ts";

/** The log names versions, which never change, so an undo publishes the earlier one again. */
export const documentUndo: UndoableRecord = {
  type: "document",
  who: "content:write",
  read: async (db, id) => {
    const [now] = await documentVersions(db, id);
    return now && { version: now.version, fields: { version: now.version } };
  },
  save: async (ctx, { id, version, fields }) => {
    const versions = await documentVersions(ctx.db, id);
    const earlier = versions.find((each) => each.version === fields["version"]);
    if (!earlier) return refuse("not_found");
    const { title, body } = earlier;
    return publishDocument(ctx, { slug: id, title, body, after: version });
  },
};

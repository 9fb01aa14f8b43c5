import { eq, inArray } from "drizzle-orm";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { addSynonym } from "../commands/add-synonym.server.ts";
import { changeSynonym } from "../commands/change-synonym.server.ts";
import { searchSynonyms } from "../tables.server.ts";
import { synonymMessages as say } from "../texts/staff-search-words.ts";

/** A removed word has no meanings; undoing its removal adds it again. */
export const searchWordUndo: UndoableRecord = {
  type: "search_synonym",
  who: "catalog:write",
  read: async (db, id) => {
    const own = eq(searchSynonyms.id, id);
    const [found] = await db
      .select({ means: searchSynonyms.means })
      .from(searchSynonyms)
      .where(own);
    return { version: 1, fields: { means: found?.means ?? "" } };
  },
  readAll: async (db, ids) => {
    const rows = await db
      .select()
      .from(searchSynonyms)
      .where(inArray(searchSynonyms.id, [...ids]));
    const means = new Map(rows.map((row) => [row.id, row.means]));
    return new Map(ids.map((id) => [id, { means: means.get(id) ?? "" }]));
  },
  save: async (ctx, { id, fields, before }) => {
    const means = String(fields["means"]);
    const [now] = await ctx.db
      .select({ means: searchSynonyms.means })
      .from(searchSynonyms)
      .where(eq(searchSynonyms.id, id));
    if (!now) return addSynonym(ctx, { typed: String(before["typed"]), means });
    return changeSynonym(ctx, { synonymId: id, was: now.means, means: means || undefined });
  },
  refusals: { taken: say.refusals.taken, full: say.refusals.full },
};

import { sql } from "drizzle-orm";
import { auditLog } from "#app/modules/audit/tables.server.ts";
import { addSynonym } from "#app/modules/catalog/commands/add-synonym.server.ts";
import { searchSynonyms as table } from "#app/modules/catalog/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { done } from "../done.ts";
import { searchSynonyms } from "./search-synonyms.ts";

/** The starter's search words, for a shop that has none and whose staff never took one away. */
export async function seedSearchWords(ctx: Ctx): Promise<void> {
  const ever = await ctx.db.execute<{ had: boolean }>(
    sql`select exists (select 1 from ${table}) or exists (
      select 1 from ${auditLog} where ${auditLog.subjectType} = 'search_synonym') as had`,
  );
  if (ever.rows[0]?.had !== false) return;
  for (const synonym of searchSynonyms) done(await addSynonym(ctx, synonym));
}

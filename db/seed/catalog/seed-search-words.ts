import { sql } from "drizzle-orm";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { addSynonym } from "#app/goods/catalog/commands/add-synonym.server.ts";
import { searchSynonyms } from "#app/goods/catalog/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { done } from "../done.ts";

/** What people type, and the words of the shop that mean it. A search word is no claim. */
const STARTER_SYNONYMS: readonly { typed: string; means: string }[] = [
  { typed: "lose weight", means: "weight loss" },
  { typed: "lost weight", means: "weight loss" },
  { typed: "lose fat", means: "weight loss, fat burner" },
  { typed: "reduce weight", means: "weight loss" },
  { typed: "obesity", means: "weight loss" },
  { typed: "thin", means: "slimming" },
  { typed: "diet", means: "weight loss" },
  { typed: "hunger", means: "appetite" },
  { typed: "cravings", means: "appetite" },
  { typed: "skinny pen", means: "semaglutide, tirzepatide" },
  { typed: "skinny jab", means: "semaglutide, tirzepatide" },
  { typed: "anti ageing", means: "anti aging" },
  { typed: "look younger", means: "anti aging, wrinkles" },
  { typed: "fine lines", means: "wrinkles" },
  { typed: "hair loss", means: "hair" },
  { typed: "tired", means: "energy" },
  { typed: "fatigue", means: "energy" },
  { typed: "injury", means: "recovery" },
  { typed: "healing", means: "recovery" },
  { typed: "double chin", means: "fat dissolving, body shaping" },
];

/** The starter's search words, for a shop that has none and whose staff never took one away. */
export async function seedSearchWords(ctx: Ctx): Promise<void> {
  const ever = await ctx.db.execute<{ had: boolean }>(
    sql`select exists (select 1 from ${searchSynonyms}) or exists (
      select 1 from ${auditLog} where ${auditLog.subjectType} = 'search_synonym') as had`,
  );
  if (ever.rows[0]?.had !== false) return;
  for (const synonym of STARTER_SYNONYMS) done(await addSynonym(ctx, synonym));
}

import { desc, eq, sql } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { importItems, imports } from "../tables.server.ts";

const MOST_LISTED = 50;

/** The newest imports, each with its uploader and its results. */
export async function listImports(db: Db, noun: string) {
  const countOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${importItems}
      where ${importItems.importId} = ${sql.raw(`"imports"."id"`)} and ${condition})`;
  return db
    .select({
      id: imports.id,
      fileName: imports.fileName,
      state: imports.state,
      createdAt: imports.createdAt,
      by: user.name,
      added: countOf(sql`${importItems.result} = 'added'`),
      changed: countOf(sql`${importItems.result} = 'changed'`),
      refused: countOf(
        sql`(${importItems.outcome} = 'refuse' or ${importItems.result} = 'failed')`,
      ),
    })
    .from(imports)
    .leftJoin(user, eq(user.id, imports.createdBy))
    .where(eq(imports.noun, noun))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(MOST_LISTED);
}

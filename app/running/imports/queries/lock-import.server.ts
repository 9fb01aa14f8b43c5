import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { imports } from "../tables.server.ts";

/** An import with its rows, locked until the transaction ends. */
export async function lockImport(tx: Ctx, noun: string, importId: string) {
  if (!isUuid(importId)) return undefined;
  const [found] = await tx.db
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.noun, noun)))
    .for("update");
  return found;
}

import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { wellnessEntries } from "../tables.server.ts";

/** Locks an entry of the user; undefined for another user's. */
export async function lockEntry({ db }: Ctx, userId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(wellnessEntries)
    .where(and(eq(wellnessEntries.id, id), eq(wellnessEntries.userId, userId)))
    .for("update");
  return row;
}

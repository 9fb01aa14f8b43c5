import { and, asc, eq } from "drizzle-orm";
import type { SavedView } from "#app/lib/list/shown-list.ts";
import type { Ctx } from "../access/ctx.server.ts";
import { listViews } from "./tables.server.ts";

/** The views of a list that somebody saved for themselves, in the order of their names. */
export async function viewsOf({ db, actor }: Ctx, list: string): Promise<SavedView[]> {
  if (actor.kind !== "user") return [];
  return db
    .select({
      id: listViews.id,
      name: listViews.name,
      query: listViews.query,
      isDefault: listViews.isDefault,
    })
    .from(listViews)
    .where(and(eq(listViews.userId, actor.userId), eq(listViews.list, list)))
    .orderBy(asc(listViews.name));
}

import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../access/ctx.server.ts";
import { may } from "../access/may.ts";
import { listViews } from "./tables.server.ts";

type OwnView = { id: string; name: string; isDefault: boolean };

/** Locks the views, so that changes happen one at a time; undefined for actors without lists. */
export async function lockOwnViews(
  { db, actor }: Ctx,
  list: string,
): Promise<{ userId: string; views: OwnView[] } | undefined> {
  if (actor.kind !== "user" || !may(actor, "backoffice:open")) return undefined;
  const { userId } = actor;
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`list views ${userId} ${list}`}, 0))`,
  );
  const views = await db
    .select({ id: listViews.id, name: listViews.name, isDefault: listViews.isDefault })
    .from(listViews)
    .where(and(eq(listViews.userId, userId), eq(listViews.list, list)));
  return { userId, views };
}

/** A list has one default view at most. */
export async function clearDefault({ db }: Ctx, userId: string, list: string): Promise<void> {
  await db
    .update(listViews)
    .set({ isDefault: false })
    .where(
      and(eq(listViews.userId, userId), eq(listViews.list, list), eq(listViews.isDefault, true)),
    );
}

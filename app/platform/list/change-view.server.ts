import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "../access/ctx.server.ts";
import { inTransaction } from "../database/transaction.server.ts";
import { clearDefault, lockOwnViews } from "./own-views.server.ts";
import { listViews } from "./tables.server.ts";

export type ViewChange = { remove: true } | { name: string } | { isDefault: boolean };

type Why = Refusal<"forbidden" | "not_found" | "taken">;

/** Renames one's own view, makes it the one the list opens with, or deletes it. */
export async function changeView(
  ctx: Ctx,
  { list, viewId }: { list: string; viewId: string },
  change: ViewChange,
): Promise<Result<{ name: string }, Why>> {
  return inTransaction(ctx, async (tx) => {
    const own = await lockOwnViews(tx, list);
    if (!own) return refuse("forbidden");
    const view = own.views.find(({ id }) => id === viewId);
    if (!view) return refuse("not_found");
    const isThis = and(eq(listViews.id, viewId), eq(listViews.userId, own.userId));
    if ("remove" in change) {
      await tx.db.delete(listViews).where(isThis);
      return ok({ name: view.name });
    }
    if ("name" in change) {
      const name = change.name.toLowerCase();
      const isTaken = own.views.some((one) => one !== view && one.name.toLowerCase() === name);
      if (isTaken) return refuse("taken");
    } else if (change.isDefault) {
      await clearDefault(tx, own.userId, list);
    }
    await tx.db.update(listViews).set(change).where(isThis);
    return ok({ name: "name" in change ? change.name : view.name });
  });
}

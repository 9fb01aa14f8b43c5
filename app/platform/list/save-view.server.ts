import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "../access/ctx.server.ts";
import { inTransaction } from "../database/transaction.server.ts";
import { clearDefault, lockOwnViews } from "./own-views.server.ts";
import { listViews } from "./tables.server.ts";
import { VIEW_LIMITS } from "./view-limits.ts";

type NewView = { list: string; name: string; query: string; isDefault: boolean };

/** Keeps the present filters and order under a name; the same name again changes that view. */
export async function saveView(
  ctx: Ctx,
  { list, name, query, isDefault }: NewView,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "too_many">>> {
  return inTransaction(ctx, async (tx) => {
    const own = await lockOwnViews(tx, list);
    if (!own) return refuse("forbidden");
    const same = own.views.find((view) => view.name.toLowerCase() === name.toLowerCase());
    if (!same && own.views.length >= VIEW_LIMITS.most) return refuse("too_many");
    if (isDefault) await clearDefault(tx, own.userId, list);
    if (same) {
      await tx.db
        .update(listViews)
        .set({ name, query, ...(isDefault && { isDefault }) })
        .where(and(eq(listViews.id, same.id), eq(listViews.userId, own.userId)));
    } else {
      const values = { id: tx.ids.newId(), createdAt: tx.now, list, name, query, isDefault };
      await tx.db.insert(listViews).values({ ...values, userId: own.userId });
    }
    return ok({ name });
  });
}

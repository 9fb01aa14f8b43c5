import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockCategories } from "../queries/lock-categories.server.ts";
import { moveWithin, type Direction } from "../rules/move-within.ts";
import { categories } from "../tables.server.ts";

type MoveCategoryRefusal = Refusal<"forbidden" | "not_found" | "at_the_end">;

/** Swaps a category with its neighbor in the order that shoppers and staff see. */
export async function moveCategory(
  ctx: Ctx,
  categoryId: string,
  direction: Direction,
): Promise<Result<{ name: string; place: number }, MoveCategoryRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const all = await lockCategories(tx);
    const moved = all.find(({ id }) => id === categoryId);
    if (!moved) return refuse("not_found");
    const ordered = moveWithin(all, moved, direction);
    if (!ordered) return refuse("at_the_end");
    // All categories are renumbered, because equal numbers would be sorted by name.
    for (const [index, { id, sortOrder }] of ordered.entries()) {
      const place = index + 1;
      if (sortOrder === place) continue;
      await tx.db.update(categories).set({ sortOrder: place }).where(eq(categories.id, id));
    }
    const place = ordered.indexOf(moved) + 1;
    await recordAudit(tx, {
      action: "category.moved",
      subject: { type: "category", id: categoryId },
      before: { place: all.indexOf(moved) + 1 },
      after: { place },
    });
    return ok({ name: moved.name, place });
  });
}

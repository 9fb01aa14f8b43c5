import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { stockLevels } from "../tables.server.ts";

type ShelfInput = { stockLevelId: string; shelf: string; was: string };
type PlaceRefusal =
  | Refusal<"forbidden" | "not_found">
  | (Refusal<"changed_meanwhile"> & { shelf: string });

/** Stores where an item is kept. `was` is what the page showed. */
export async function placeOnShelf(
  ctx: Ctx,
  { stockLevelId, shelf, was }: ShelfInput,
): Promise<Result<undefined, PlaceRefusal>> {
  if (!may(ctx.actor, "stock:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const its = eq(stockLevels.id, stockLevelId);
    const [level] = await tx.db.select().from(stockLevels).where(its).for("update");
    if (!level) return refuse("not_found");
    if (level.shelf === shelf) return ok(undefined);
    if (level.shelf !== was) return refuse("changed_meanwhile", { shelf: level.shelf });
    await tx.db.update(stockLevels).set({ shelf }).where(its);
    await recordAudit(tx, {
      action: "stock.placed",
      subject: { type: "product", id: level.productId },
      before: { shelf: level.shelf },
      after: { shelf },
    });
    return ok(undefined);
  });
}

import { and, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { OPEN_STATES } from "../rules/purchase-states.ts";
import { purchaseOrders, suppliers } from "../tables.server.ts";
import { lockSupplier } from "./lock-supplier.server.ts";

type ArchiveRefusal = Refusal<"forbidden" | "not_found"> | (Refusal<"has_open"> & { open: number });

/** Archives a supplier without drafts or open orders. */
export async function archiveSupplier(
  ctx: Ctx,
  supplierId: string,
): Promise<Result<{ name: string }, ArchiveRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockSupplier(tx, supplierId);
    if (!before) return refuse("not_found");
    const { name, version } = before;
    if (before.archivedAt) return ok({ name });
    const unfinished = and(
      eq(purchaseOrders.supplierId, supplierId),
      inArray(purchaseOrders.state, ["draft", ...OPEN_STATES]),
    );
    const open = await tx.db.$count(purchaseOrders, unfinished);
    if (open > 0) return refuse("has_open", { open });
    await tx.db
      .update(suppliers)
      .set({ archivedAt: tx.now, isActive: false, version: version + 1 })
      .where(eq(suppliers.id, supplierId));
    await recordAudit(tx, {
      action: "supplier.archived",
      subject: { type: "supplier", id: supplierId },
      before: { name },
    });
    return ok({ name });
  });
}

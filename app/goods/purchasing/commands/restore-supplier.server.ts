import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { suppliers } from "../tables.server.ts";
import { lockSupplier } from "./lock-supplier.server.ts";

/** Restores an archived supplier for new orders. */
export async function restoreSupplier(
  ctx: Ctx,
  supplierId: string,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockSupplier(tx, supplierId);
    if (!before) return refuse("not_found");
    const { name, version, archivedAt } = before;
    if (!archivedAt) return ok({ name });
    await tx.db
      .update(suppliers)
      .set({ archivedAt: null, isActive: true, version: version + 1 })
      .where(eq(suppliers.id, supplierId));
    await recordAudit(tx, {
      action: "supplier.restored",
      subject: { type: "supplier", id: supplierId },
      after: { name },
    });
    return ok({ name });
  });
}

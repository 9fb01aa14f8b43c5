import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { SupplierInput } from "../input.ts";
import { suppliers } from "../tables.server.ts";

export async function createSupplier(
  ctx: Ctx,
  values: SupplierInput,
): Promise<Result<{ id: string; name: string }, Refusal<"forbidden" | "taken">>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const id = tx.ids.newId();
    const written = await tx.db
      .insert(suppliers)
      .values({ id, ...values, createdAt: tx.now })
      .onConflictDoNothing({ target: suppliers.name })
      .returning({ id: suppliers.id });
    if (written.length === 0) return refuse("taken");
    await recordAudit(tx, {
      action: "supplier.created",
      subject: { type: "supplier", id },
      after: values,
    });
    return ok({ id, name: values.name });
  });
}

import { and, eq, ne, sql } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { SupplierInput } from "../input.ts";
import { suppliers } from "../tables.server.ts";
import { lockSupplier } from "./lock-supplier.server.ts";

type SaveSupplierRefusal = Refusal<
  "forbidden" | "not_found" | "changed_meanwhile" | "archived" | "taken"
>;

export async function saveSupplier(
  ctx: Ctx,
  values: SupplierInput,
  edited: Edited,
): Promise<Result<{ id: string; name: string }, SaveSupplierRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockSupplier(tx, edited.id);
    if (!before) return refuse("not_found");
    if (before.version !== edited.version) return refuse("changed_meanwhile");
    if (before.archivedAt) return refuse("archived");
    // Two suppliers that take one name at once wait for each other here, instead of failing at the
    // unique index.
    const key = `supplier ${values.name}`;
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const taken = and(eq(suppliers.name, values.name), ne(suppliers.id, edited.id));
    if ((await tx.db.$count(suppliers, taken)) > 0) return refuse("taken");
    await tx.db
      .update(suppliers)
      .set({ ...values, version: before.version + 1 })
      .where(eq(suppliers.id, edited.id));
    const { id, createdAt: _, version: __, archivedAt: ___, ...old } = before;
    await recordAudit(tx, {
      action: "supplier.changed",
      subject: { type: "supplier", id },
      before: old,
      after: values,
    });
    return ok({ id, name: values.name });
  });
}

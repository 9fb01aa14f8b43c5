import { and, eq, ne } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { discountInput, type DiscountInput } from "../input.ts";
import { lockCode, lockDiscounts } from "../queries.server.ts";
import { auditedTerms } from "./audited-terms.server.ts";
import { discounts } from "../tables.server.ts";

type SaveRefusal =
  | Refusal<"forbidden" | "not_found" | "changed_meanwhile" | "archived" | "taken">
  | (Refusal<"limit_below_used"> & { used: number });

/** Changes a code. Orders that used it keep their saving. */
export async function saveDiscount(
  ctx: Ctx,
  input: DiscountInput,
  edited: Edited,
): Promise<Result<{ id: string; code: string }, SaveRefusal>> {
  if (!may(ctx.actor, "discounts:write")) return refuse("forbidden");
  const values = discountInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const [before] = await lockDiscounts(tx.db, [edited.id]);
    if (!before) return refuse("not_found");
    if (before.version !== edited.version) return refuse("changed_meanwhile");
    if (before.archivedAt) return refuse("archived");
    if (values.usageLimit !== null && values.usageLimit < before.usedCount) {
      return refuse("limit_below_used", { used: before.usedCount });
    }
    await lockCode(tx.db, values.code);
    const taken = await tx.db.$count(
      discounts,
      and(eq(discounts.code, values.code), ne(discounts.id, edited.id)),
    );
    if (taken > 0) return refuse("taken");
    await tx.db
      .update(discounts)
      .set({ ...values, version: before.version + 1 })
      .where(eq(discounts.id, edited.id));
    const {
      id,
      createdAt: _,
      usedCount: __,
      version: ___,
      archivedAt: ____,
      batch: _____,
      ...old
    } = before;
    const [earlier, now] = [await auditedTerms(tx, old), await auditedTerms(tx, values)];
    await recordAudit(tx, {
      action: "discount.changed",
      subject: { type: "discount", id },
      before: earlier,
      after: now,
    });
    return ok({ id, code: values.code });
  });
}

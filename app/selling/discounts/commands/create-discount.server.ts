import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { discountInput, type DiscountInput } from "../input.ts";
import { lockCode } from "../queries.server.ts";
import { auditedTerms } from "./audited-terms.server.ts";
import { discounts } from "../tables.server.ts";

/** Refuses a duplicate code in any spelling. */
export async function createDiscount(
  ctx: Ctx,
  input: DiscountInput,
): Promise<Result<{ id: string; code: string }, Refusal<"forbidden" | "taken">>> {
  if (!may(ctx.actor, "discounts:write")) return refuse("forbidden");
  const values = discountInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    await lockCode(tx.db, values.code);
    const id = tx.ids.newId();
    const written = await tx.db
      .insert(discounts)
      .values({ id, ...values, createdAt: tx.now })
      .onConflictDoNothing({ target: discounts.code })
      .returning({ id: discounts.id });
    if (written.length === 0) return refuse("taken");
    await recordAudit(tx, {
      action: "discount.created",
      subject: { type: "discount", id },
      after: await auditedTerms(tx, values),
    });
    return ok({ id, code: values.code });
  });
}

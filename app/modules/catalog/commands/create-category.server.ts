import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { categoryInput } from "../input.ts";
import type { CategoryInput } from "../input.ts";
import { categories } from "../tables.server.ts";

/** Refuses a second category of the same name or address. */
export async function createCategory(
  ctx: Ctx,
  input: CategoryInput,
): Promise<Result<{ id: string }, Refusal<"forbidden" | "taken">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  const values = categoryInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const id = tx.ids.newId();
    const written = await tx.db
      .insert(categories)
      .values({ id, ...values })
      .onConflictDoNothing()
      .returning({ id: categories.id });
    if (written.length === 0) return refuse("taken");
    await recordAudit(tx, {
      action: "category.created",
      subject: { type: "category", id },
      after: values,
    });
    return ok({ id });
  });
}

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ProfileInput } from "../input.ts";
import { customers } from "../tables.server.ts";

/** Changes the actor's own names and phone, both of the account and of the customer. */
export async function updateProfile(
  ctx: Ctx,
  { firstName, lastName, phone }: ProfileInput,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const name = `${firstName} ${lastName}`.trim();
    const names = { firstName, lastName };
    await tx.db
      .update(user)
      .set({ ...names, name, updatedAt: tx.now })
      .where(eq(user.id, actor.userId));
    await tx.db
      .update(customers)
      .set({ ...names, phone })
      .where(eq(customers.userId, actor.userId));
    return ok(undefined);
  });
}

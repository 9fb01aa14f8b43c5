import { and, eq } from "drizzle-orm";
import { forgetConsents } from "#app/running/consent/commands/forget-consents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user, verification } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { customers } from "../tables.server.ts";

/**
 * Removes an unconfirmed account with all its data. Returns false and leaves the account if it was
 * confirmed in the meantime.
 */
export async function removeUnconfirmed(ctx: Ctx, userId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [account] = await tx.db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
      .for("update");
    if (!account) return false;
    await forgetConsents(tx, { type: "user", id: userId });
    // This row goes before the account, or it would stay as a customer without an account.
    await tx.db.delete(customers).where(eq(customers.userId, userId));
    await tx.db.delete(verification).where(eq(verification.value, userId));
    await tx.db.delete(user).where(eq(user.id, userId));
    return true;
  });
}

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { user, verification } from "#app/platform/auth/tables.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { forgetUsedLinks } from "#app/platform/mail/forget-links.server.ts";
import { customers } from "../../tables.server.ts";
import { noteConfirmed } from "../note-confirmed.server.ts";
import { removeUnconfirmed } from "../remove-unconfirmed.server.ts";

type Change = { id: string; userId: string; oldEmail: string; newEmail: string };

/**
 * Gives an account its new address. Its orders and consents stay, and guest orders under the new
 * address join them. An unconfirmed account with the new address is removed, because its mailbox
 * has just agreed to this account. Links mailed to the old mailbox end. Call inside a transaction.
 */
export async function moveAccount(
  tx: Ctx,
  { id, userId, oldEmail, newEmail }: Change,
): Promise<Result<undefined, Refusal<"link_over">>> {
  const [owner] = await tx.db
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, userId))
    .for("update");
  const namesake = await findAccount(tx.db, newEmail);
  if (namesake && !namesake.emailVerified) await removeUnconfirmed(tx, namesake.id);
  if (owner?.email !== oldEmail || namesake?.emailVerified) return refuse("link_over");
  const confirmed = { email: newEmail, emailVerified: true, updatedAt: tx.now };
  await tx.db.update(user).set(confirmed).where(eq(user.id, userId));
  await tx.db.update(customers).set({ email: newEmail }).where(eq(customers.userId, userId));
  await tx.db.delete(verification).where(eq(verification.value, userId));
  await forgetUsedLinks(tx.db, { to: oldEmail }, ["reset-password", "sign-in-link"]);
  await enqueue(tx.db, "customers.mail-email-changed", { changeId: id });
  await emit(tx.db, "customer.email-changed", { changeId: id });
  await noteConfirmed(tx, userId);
  return ok(undefined);
}

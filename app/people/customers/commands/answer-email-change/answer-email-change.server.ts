import { eq, or } from "drizzle-orm";
import { errorCode } from "#app/lib/error-code.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { forgetUsedLinks } from "#app/platform/mail/forget-links.server.ts";
import { isOpenChange, waitsFor } from "../../rules/email-change.ts";
import { emailChanges, customers } from "../../tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { user, verification } from "#app/platform/auth/tables.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { noteConfirmed } from "../note-confirmed.server.ts";
import { removeUnconfirmed } from "../remove-unconfirmed.server.ts";

type Answer = { token: string; agrees: boolean };
type AnswerResult = Result<"stopped" | "waits" | "done", Refusal<"link_over">>;

/**
 * Handles the answer of one of the two mailboxes to a new account address. The link is the
 * authorization. The second agreement moves the account. The row is locked, so of two simultaneous
 * answers the later one sees the other.
 */
export async function answerEmailChange(ctx: Ctx, answer: Answer): Promise<AnswerResult> {
  try {
    return await inTransaction(ctx, (tx) => take(tx, answer));
  } catch (error) {
    if (isTaken(error)) return refuse("link_over");
    throw error;
  }
}

/**
 * PostgreSQL errors: an account with the new address was opened at the same moment, or an order
 * refers to such an account.
 */
function isTaken(error: unknown): boolean {
  const code = errorCode(error instanceof Error ? error.cause : undefined);
  return code === "23505" || code === "23503";
}

async function take(tx: Ctx, { token, agrees }: Answer): Promise<AnswerResult> {
  const hash = hashToken(token);
  const [change] = await tx.db
    .select()
    .from(emailChanges)
    .where(or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash)))
    .for("update");
  if (!change || !isOpenChange(change, tx.now)) return refuse("link_over");
  const own = eq(emailChanges.id, change.id);
  const subject = { type: "user", id: change.userId };
  const after = { changeId: change.id };
  if (!agrees) {
    await tx.db.update(emailChanges).set({ endedAt: tx.now }).where(own);
    await forgetLinks(tx, change);
    await recordAudit(tx, { action: "email_change.stopped", subject, after });
    return ok("stopped");
  }
  const isOld = change.oldTokenHash === hash;
  const said = isOld
    ? { allowedAt: change.allowedAt ?? tx.now }
    : { confirmedAt: change.confirmedAt ?? tx.now };
  await tx.db.update(emailChanges).set(said).where(own);
  if (waitsFor({ ...change, ...said })) return ok("waits");
  const moved = await moveAccount(tx, change);
  if (!moved.ok) return moved;
  await tx.db.update(emailChanges).set({ doneAt: tx.now }).where(own);
  await forgetLinks(tx, change);
  await recordAudit(tx, { action: "email_change.done", subject, after });
  return ok("done");
}

async function forgetLinks(tx: Ctx, change: { oldEmail: string; newEmail: string }) {
  for (const to of [change.oldEmail, change.newEmail]) {
    await forgetUsedLinks(tx.db, { to }, ["change-email"]);
  }
}

type Change = { id: string; userId: string; oldEmail: string; newEmail: string };

/**
 * Gives an account its new address. Its orders and consents stay, and guest orders under the new
 * address join them. An unconfirmed account with the new address is removed, because its mailbox
 * has just agreed to this account. Links mailed to the old mailbox end. Call inside a transaction.
 */
async function moveAccount(
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

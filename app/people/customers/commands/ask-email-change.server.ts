import { and, eq, isNull } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { EMAIL_CHANGE_HOURS } from "../rules/email-change.ts";
import { emailChanges } from "../tables.server.ts";

/** Keeps an account from filling other people's mailboxes. */
const PER_ACCOUNT = { name: "email-change-asked", points: 5, seconds: 60 * 60 };

type EmailChangeRefusal =
  | Refusal<"forbidden" | "same_email" | "demo">
  | (Refusal<"too_many_tries"> & { retryAfterSeconds: number });

/**
 * Asks for a new address of the actor's account; an earlier request ends. Only the job that mails
 * checks whether the address is in use, so that the answer is the same for every address.
 */
export async function askEmailChange(
  { ctx, limiter }: Pick<RequestContext, "ctx" | "limiter">,
  email: string,
): Promise<Result<undefined, EmailChangeRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const tried = await limiter.take(PER_ACCOUNT, actor.userId);
  if (!tried.allowed) return refuse("too_many_tries", { retryAfterSeconds: tried.retryAfter });
  return inTransaction(ctx, async (tx) => {
    const { userId } = actor;
    const [owner] = await tx.db
      .select({ email: user.email, isDemo: user.isDemo })
      .from(user)
      .where(eq(user.id, userId))
      .for("no key update");
    if (!owner) return refuse("forbidden");
    if (owner.isDemo) return refuse("demo");
    if (owner.email === email) return refuse("same_email");
    const open = and(
      eq(emailChanges.userId, userId),
      isNull(emailChanges.doneAt),
      isNull(emailChanges.endedAt),
    );
    await tx.db.update(emailChanges).set({ endedAt: tx.now }).where(open);
    const changeId = tx.ids.newId();
    await tx.db.insert(emailChanges).values({
      id: changeId,
      userId,
      oldEmail: owner.email,
      newEmail: email,
      askedAt: tx.now,
      expiresAt: addMinutes(tx.now, EMAIL_CHANGE_HOURS * 60),
    });
    // The log outlives the account, so it does not contain the address.
    const subject = { type: "user", id: userId };
    await recordAudit(tx, { action: "email_change.asked", subject, after: { changeId } });
    await enqueue(tx.db, "customers.mail-email-change", { changeId });
    return ok(undefined);
  });
}

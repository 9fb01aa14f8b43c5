import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { Invite } from "../input.ts";
import { rolesOf } from "../queries.server.ts";
import { inviteEnds } from "../rules/invite.ts";
import { staffInvites } from "../tables.server.ts";

/**
 * Mails a link, valid for seven days, that makes its recipient staff with this role. An address can
 * have one invite at a time.
 */
export async function inviteStaff(
  ctx: Ctx,
  { email, role }: Invite,
): Promise<Result<{ email: string }, Refusal<"forbidden" | "has_role" | "invited">>> {
  if (!may(ctx.actor, "staff:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const { db, ids, now } = tx;
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite ${email}`}, 0))`);
    const account = await findAccount(db, email);
    if (account && (await rolesOf(db, account.id)).includes(role)) return refuse("has_role");
    if (await isInvited(tx, email)) return refuse("invited");
    const id = ids.newId();
    const invitedBy = tx.actor.kind === "user" ? actorId(tx.actor) : null;
    const expiresAt = inviteEnds(now);
    await db.insert(staffInvites).values({ id, email, role, invitedBy, createdAt: now, expiresAt });
    await recordAudit(tx, {
      action: "invitation.sent",
      subject: { type: "invitation", id },
      after: { email, role },
    });
    await enqueue(db, "staff.mail-invitation", { inviteId: id });
    return ok({ email });
  });
}

/** Expired invites are included, because they can be sent again. */
async function isInvited({ db }: Ctx, email: string): Promise<boolean> {
  const open = and(
    eq(staffInvites.email, email),
    isNull(staffInvites.grantedAt),
    isNull(staffInvites.revokedAt),
  );
  return (await db.$count(staffInvites, open)) > 0;
}

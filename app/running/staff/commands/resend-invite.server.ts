import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { inviteEnds } from "../rules/invite.ts";
import { staffInvites } from "../tables.server.ts";
import { lockInvite } from "./lock-invite.server.ts";

type ResendRefusal = Refusal<"forbidden" | "not_found" | "revoked" | "used">;

/** Mails a new link, valid for seven days. The earlier link stops working. */
export async function resendInvite(
  ctx: Ctx,
  inviteId: string,
): Promise<Result<{ email: string }, ResendRefusal>> {
  if (!may(ctx.actor, "staff:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const invite = await lockInvite(tx, inviteId);
    if (!invite) return refuse("not_found");
    const { id, email, role, state } = invite;
    if (state === "revoked") return refuse("revoked");
    if (state === "registered" || state === "granted") return refuse("used");
    await tx.db
      .update(staffInvites)
      .set({ tokenHash: null, expiresAt: inviteEnds(tx.now) })
      .where(eq(staffInvites.id, id));
    await recordAudit(tx, {
      action: "invitation.sent_again",
      subject: { type: "invitation", id },
      after: { email, role },
    });
    await enqueue(tx.db, "staff.mail-invitation", { inviteId: id });
    return ok({ email });
  });
}

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { staffInvites } from "../tables.server.ts";
import { lockInvite } from "./lock-invite.server.ts";

/**
 * Cancels an invite, even if its link was used and its address is not confirmed yet. A granted role
 * is removed instead.
 */
export async function withdrawInvite(
  ctx: Ctx,
  inviteId: string,
): Promise<Result<{ email: string }, Refusal<"forbidden" | "not_found" | "used">>> {
  if (!may(ctx.actor, "staff:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const invite = await lockInvite(tx, inviteId);
    if (!invite) return refuse("not_found");
    const { id, email, role, state } = invite;
    if (state === "granted") return refuse("used");
    if (state === "revoked") return ok({ email });
    const revoked = { revokedAt: tx.now, tokenHash: null };
    await tx.db.update(staffInvites).set(revoked).where(eq(staffInvites.id, id));
    await recordAudit(tx, {
      action: "invitation.withdrawn",
      subject: { type: "invitation", id },
      before: { email, role },
    });
    return ok({ email });
  });
}

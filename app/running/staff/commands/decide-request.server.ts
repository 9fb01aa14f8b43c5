import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { StaffRole } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { accessRequests } from "../tables.server.ts";
import { addRole } from "./add-role.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

/** Without a role the request is declined. */
type Decision = { userId: string; role: StaffRole | null };

type DecisionRefusal = Refusal<"forbidden" | "not_found" | "unconfirmed" | "decided">;

/** Decides a request to join the staff, once, and mails the decision to its sender. */
export async function decideRequest(
  ctx: Ctx,
  { userId, role }: Decision,
): Promise<Result<{ email: string }, DecisionRefusal>> {
  const { actor } = ctx;
  if (!may(actor, "staff:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, userId);
    if (!request) return refuse("not_found");
    if (request.decidedAt) return refuse("decided");
    if (!request.confirmed) return refuse("unconfirmed");
    const decidedBy = actor.kind === "user" ? actor.userId : null;
    await tx.db
      .update(accessRequests)
      .set({ decidedAt: tx.now, role, decidedBy })
      .where(eq(accessRequests.userId, userId));
    if (role === null) {
      const subject = { type: "user", id: userId };
      await recordAudit(tx, { action: "staff.request_declined", subject });
    } else if (await addRole(tx, { userId, role, by: "request" })) {
      const [eventId, by] = [tx.ids.newId(), decidedBy ?? ""];
      await tellOwners(tx, { kind: "role_granted", eventId, userId, role, by });
    }
    await enqueue(tx.db, "staff.mail-decision", { userId });
    return ok({ email: request.email });
  });
}

/** If two owners decide at once, the second waits and finds the request decided. */
async function lockRequest({ db }: Ctx, userId: string) {
  const [found] = await db
    .select({
      decidedAt: accessRequests.decidedAt,
      email: user.email,
      confirmed: user.emailVerified,
    })
    .from(accessRequests)
    .innerJoin(user, eq(user.id, accessRequests.userId))
    .where(eq(accessRequests.userId, userId))
    .for("update", { of: accessRequests });
  return found;
}

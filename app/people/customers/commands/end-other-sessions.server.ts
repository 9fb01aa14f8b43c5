import { and, eq, ne } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { forgetDevices } from "./forget-devices.server.ts";
import { rememberDevice } from "./remember-device.server.ts";

/**
 * Ends all sessions of the user except this one, and forgets all other known browsers. Returns the
 * cookie by which this browser stays known.
 */
export async function endOtherSessions(
  ctx: Ctx,
  browser: { headers: Headers; appUrl: string },
): Promise<Result<{ ended: number; cookie: string }, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user" || !actor.session) return refuse("forbidden");
  const { userId } = actor;
  const others = and(eq(session.userId, userId), ne(session.id, actor.session.id));
  return inTransaction(ctx, async (tx) => {
    const gone = await tx.db.delete(session).where(others).returning({ id: session.id });
    await forgetDevices(tx, userId);
    const cookie = await rememberDevice(tx, userId, browser);
    const ended = gone.length;
    const subject = { type: "user", id: userId };
    if (ended > 0) await recordAudit(tx, { action: "sessions.ended", subject, before: { ended } });
    return ok({ ended, cookie });
  });
}

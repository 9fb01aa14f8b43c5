import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { tellOwners } from "#app/running/staff/commands/tell-owners.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Auth } from "#app/platform/auth/auth.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { deviceToken, isKnownDevice } from "../queries/entrance.server.ts";
import { rememberDevice } from "./remember-device.server.ts";

/**
 * The last part of every sign-in: returns the cookie by which this browser is known from now on. A
 * new browser of staff is logged, and mailed.
 */
export async function welcomeIn(
  { ctx, auth }: { ctx: Ctx; auth: Auth },
  userId: string,
  headers: Headers,
): Promise<string> {
  const appUrl = auth.options.baseURL;
  return inTransaction(ctx, async (tx) => {
    const known = await isKnownDevice(tx, userId, deviceToken(headers, appUrl));
    if (!known) await noteNewDevice(tx, userId);
    await tx.db.update(user).set({ lastSignInAt: tx.now }).where(eq(user.id, userId));
    return rememberDevice(tx, userId, { headers, appUrl });
  });
}

async function noteNewDevice(tx: Ctx, userId: string): Promise<void> {
  const roles = await rolesOf(tx.db, userId);
  if (!STAFF_ROLES.some((role) => roles.includes(role))) return;
  const subject = { type: "user", id: userId };
  await recordAudit(tx, { action: "sign_in.new_device", subject });
  const eventId = tx.ids.newId();
  await enqueue(tx.db, "customers.mail-new-device", { userId, eventId });
  await tellOwners(tx, { kind: "new_device", eventId, userId });
}

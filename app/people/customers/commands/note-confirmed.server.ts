import { grantInvited } from "#app/running/staff/commands/grant-invited.server.ts";
import { tellOfRequest } from "#app/running/staff/commands/tell-of-request.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";

/**
 * The user has just confirmed the account's address. Call inside the transaction that confirms it.
 */
export async function noteConfirmed(tx: Ctx, userId: string): Promise<void> {
  await grantInvited(tx, userId);
  await tellOfRequest(tx, userId);
  await emit(tx.db, "customer.confirmed", { userId });
}

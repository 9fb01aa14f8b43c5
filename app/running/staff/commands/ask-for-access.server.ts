import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accessRequests } from "../tables.server.ts";
import { tellOfRequest } from "./tell-of-request.server.ts";

/** Stores a user's request to join the staff. A repeated request changes nothing. */
export async function askForAccess(ctx: Ctx, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const asked = { userId, createdAt: tx.now };
    await tx.db.insert(accessRequests).values(asked).onConflictDoNothing();
    await tellOfRequest(tx, userId);
  });
}

import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accessRequests } from "../tables.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

/**
 * Mails the owners, once, that somebody waits for their decision: only now that the address is known
 * to be theirs. Call inside the transaction that asks or confirms.
 */
export async function tellOfRequest(tx: Ctx, userId: string): Promise<void> {
  const [waiting] = await tx.db
    .select({ userId: user.id })
    .from(accessRequests)
    .innerJoin(user, eq(user.id, accessRequests.userId))
    .where(
      and(
        eq(accessRequests.userId, userId),
        eq(user.emailVerified, true),
        isNull(accessRequests.decidedAt),
      ),
    );
  // The request is the event, so that asking or confirming again mails nothing more.
  if (waiting) await tellOwners(tx, { kind: "access_requested", eventId: userId, userId });
}

import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accessRequests } from "../tables.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

/**
 * Mails the owners once about a new request, only after its sender has confirmed the address. Call
 * inside the transaction that stores the request or confirms the address.
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
  // The request is the event, so a repeated request or confirmation sends no second mail.
  if (waiting) await tellOwners(tx, { kind: "access_requested", eventId: userId, userId });
}

import { and, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findOwners } from "../queries.server.ts";
import { setupEnds } from "../rules/invite.ts";
import { staffInvites } from "../tables.server.ts";

/**
 * The token of a new setup link, which ends every older one; undefined in a shop that has an owner.
 * An owner whose address was never confirmed is none: it may be mistyped.
 */
export async function renewSetupLink(ctx: Ctx): Promise<string | undefined> {
  if (ctx.actor.kind !== "system") throw new Error("only the system makes the setup link");
  return inTransaction(ctx, async (tx) => {
    const { db, ids, now } = tx;
    await db
      .delete(staffInvites)
      .where(and(isNull(staffInvites.email), isNull(staffInvites.usedAt)));
    if ((await findOwners(db)).length > 0) return undefined;
    const token = ids.newToken();
    await db.insert(staffInvites).values({
      id: ids.newId(),
      role: "admin",
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: setupEnds(now),
    });
    return token;
  });
}

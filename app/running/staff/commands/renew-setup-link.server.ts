import { and, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { DiskFull } from "#app/platform/database/outages.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findOwners } from "../queries.server.ts";
import { setupEnds } from "../rules/invite.ts";
import { staffInvites } from "../tables.server.ts";

/**
 * Returns the token of a new setup link, which ends all older ones; undefined if the shop has an
 * owner. An owner with an unconfirmed address is ignored, because the address may be mistyped. Each
 * start calls this, so it writes nothing if there is an owner, and makes no link while the disk is
 * full.
 */
export async function renewSetupLink(ctx: Ctx): Promise<string | undefined> {
  if (ctx.actor.kind !== "system") throw new Error("only the system makes the setup link");
  if ((await findOwners(ctx.db)).length > 0) return undefined;
  try {
    return await inTransaction(ctx, writeLink);
  } catch (error) {
    if (error instanceof DiskFull) return undefined;
    throw error;
  }
}

async function writeLink({ db, ids, now }: Ctx): Promise<string> {
  await db.delete(staffInvites).where(and(isNull(staffInvites.email), isNull(staffInvites.usedAt)));
  const token = ids.newToken();
  await db.insert(staffInvites).values({
    id: ids.newId(),
    role: "admin",
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: setupEnds(now),
  });
  return token;
}

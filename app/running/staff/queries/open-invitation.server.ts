import { and, eq, gt, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { findOwners } from "../queries.server.ts";
import { staffInvites } from "../tables.server.ts";

export type Invitation = Pick<typeof staffInvites.$inferSelect, "id" | "email" | "role">;

/** The offer of a valid link; looking does not use the link up. */
export async function openInvitation(
  ctx: Pick<Ctx, "db" | "now">,
  token: string,
): Promise<Invitation | undefined> {
  const [found] = await workingLink(ctx, token);
  return stillWanted(ctx, found);
}

/** Locks the link for its use: a second user waits and finds it used. Call inside a transaction. */
export async function lockInvitation(
  ctx: Pick<Ctx, "db" | "now">,
  token: string,
): Promise<Invitation | undefined> {
  const [found] = await workingLink(ctx, token).for("update");
  return stillWanted(ctx, found);
}

function workingLink({ db, now }: Pick<Ctx, "db" | "now">, token: string) {
  return db
    .select({ id: staffInvites.id, email: staffInvites.email, role: staffInvites.role })
    .from(staffInvites)
    .where(
      and(
        eq(staffInvites.tokenHash, hashToken(token)),
        isNull(staffInvites.usedAt),
        isNull(staffInvites.revokedAt),
        gt(staffInvites.expiresAt, now),
      ),
    );
}

/** The setup link works only until there is an owner. */
async function stillWanted({ db }: Pick<Ctx, "db">, found: Invitation | undefined) {
  if (!found || found.email !== null) return found;
  return (await findOwners(db)).length === 0 ? found : undefined;
}

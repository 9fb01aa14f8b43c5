import { and, eq, isNotNull } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inviteState, type InviteState } from "../rules/invite.ts";
import { staffInvites } from "../tables.server.ts";

type LockedInvite = { id: string; email: string; role: string; state: InviteState };

/** Locks an invite, not the setup link, that staff want to change. Call in a transaction. */
export async function lockInvite(
  { db, now }: Ctx,
  inviteId: string,
): Promise<LockedInvite | undefined> {
  if (!isUuid(inviteId)) return undefined;
  const [found] = await db
    .select()
    .from(staffInvites)
    .where(and(eq(staffInvites.id, inviteId), isNotNull(staffInvites.email)))
    .for("update");
  if (!found) return undefined;
  const { id, email, role } = found;
  return { id, email: email ?? "", role, state: inviteState(found, now) };
}

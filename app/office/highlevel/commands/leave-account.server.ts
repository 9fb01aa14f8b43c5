import { and, isNotNull, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { highlevelContacts } from "../tables.server.ts";

/**
 * Another sub-account, or none: it knows none of the contacts, and those of erased people can no longer
 * be removed from the one before. Call inside the transaction that changes it.
 */
export async function leaveAccount({ db, now }: Ctx): Promise<void> {
  const { email, remoteId } = highlevelContacts;
  await db
    .update(highlevelContacts)
    .set({ leftBehindAt: now })
    .where(and(isNull(email), isNotNull(remoteId), isNull(highlevelContacts.leftBehindAt)));
  // A request that was underway when the person was erased can no longer be traced.
  await db
    .update(highlevelContacts)
    .set({ begunAt: null })
    .where(and(isNull(email), isNull(remoteId)));
  await db
    .update(highlevelContacts)
    .set({ remoteId: null, told: "nothing", begunAt: null, refusedAt: null, removedAt: null })
    .where(isNotNull(email));
}

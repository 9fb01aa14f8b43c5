import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { isOpenChange } from "../rules/email-change.ts";
import { emailChanges } from "../tables.server.ts";

/** An account's open request for a new address. */
export async function openEmailChange(db: Db, userId: string, now: Date) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.doneAt),
        isNull(emailChanges.endedAt),
        gt(emailChanges.expiresAt, now),
      ),
    );
  return change;
}

/** The request of a valid mailed link; looking changes nothing. */
export async function changeOfLink({ db, now }: Pick<Ctx, "db" | "now">, token: string) {
  const hash = hashToken(token);
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash)));
  if (!change || !isOpenChange(change, now)) return undefined;
  return { newEmail: change.newEmail, isOld: change.oldTokenHash === hash };
}

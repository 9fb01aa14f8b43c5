import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { nextPageName } from "../rules/next-page.ts";

const A_DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Stores the user's destination until they open the link in our mail, maybe in another browser. The
 * link does not contain it, because a stranger may have chosen it. Call in a transaction.
 */
export async function keepNext({ db, ids, now }: Ctx, userId: string, next: string): Promise<void> {
  await db.delete(verification).where(eq(verification.identifier, nextPageName(userId)));
  const expiresAt = new Date(now.getTime() + A_DAY_MS);
  const row = { id: ids.newId(), identifier: nextPageName(userId), value: next, expiresAt };
  await db.insert(verification).values(row);
}

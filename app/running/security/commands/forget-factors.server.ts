import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { countFactors } from "../queries/factors.server.ts";
import { hasAny } from "../rules/second-step.ts";
import { authenticatorApps, passkeys, recoveryCodes } from "../tables.server.ts";
import { lockFactors } from "./lock-factors.server.ts";
import { noteFactorNews } from "./note-factor-news.server.ts";

/**
 * Removes the app, recovery codes and passkeys of an account whose devices are lost. It also ends
 * the account's sessions, which may be open on those devices. False if there were no factors. Call
 * inside a transaction.
 */
export async function forgetFactors(tx: Ctx, userId: string): Promise<boolean> {
  await lockFactors(tx, userId);
  if (!hasAny(await countFactors(tx.db, userId))) return false;
  for (const table of [authenticatorApps, recoveryCodes, passkeys, session]) {
    await tx.db.delete(table).where(eq(table.userId, userId));
  }
  await noteFactorNews(tx, userId, "removed_by_owner");
  return true;
}

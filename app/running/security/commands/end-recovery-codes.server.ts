import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countFactors } from "../queries/factors.server.ts";
import { hasAny } from "../rules/second-step.ts";
import { recoveryCodes } from "../tables.server.ts";

/** Deletes the codes if no second step is left. Call in the transaction that removed one. */
export async function endRecoveryCodes(tx: Ctx, userId: string): Promise<void> {
  if (hasAny(await countFactors(tx.db, userId))) return;
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

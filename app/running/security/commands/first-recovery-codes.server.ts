import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countRecoveryCodes } from "../queries/factors.server.ts";
import { writeRecoveryCodes } from "./write-recovery-codes.server.ts";

/**
 * Makes recovery codes with a user's first second factor, app or passkey; undefined while the user
 * still has unused codes. Call inside a transaction that has locked their factors.
 */
export async function firstRecoveryCodes(tx: Ctx, userId: string): Promise<string[] | undefined> {
  const left = await countRecoveryCodes(tx.db, userId);
  return left > 0 ? undefined : writeRecoveryCodes(tx, userId);
}

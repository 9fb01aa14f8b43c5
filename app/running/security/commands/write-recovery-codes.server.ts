import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { digestOfCode } from "../queries/stored-secrets.server.ts";
import { makeRecoveryCode, RECOVERY_CODES } from "../rules/recovery-code.ts";
import { recoveryCodes } from "../tables.server.ts";

/** Replaces all recovery codes. Only this answer has the new ones. */
export async function writeRecoveryCodes(tx: Ctx, userId: string): Promise<string[]> {
  const made = new Set<string>();
  while (made.size < RECOVERY_CODES) made.add(makeRecoveryCode(tx.ids.newToken()));
  const codes = [...made];
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeDigest: digestOfCode(tx, userId, code) })));
  return codes;
}

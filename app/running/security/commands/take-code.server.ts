import { and, eq, isNull, lt, or } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { digestOfCode, sealedKeys } from "../queries/stored-secrets.server.ts";
import { stepOfCode } from "../rules/app-code.ts";
import { readRecoveryCode } from "../rules/recovery-code.ts";
import { authenticatorApps, recoveryCodes } from "../tables.server.ts";
import { noteFactorNews } from "./note-factor-news.server.ts";

/**
 * Uses up a code of the user's app, or a recovery code. The same code sent twice at once works
 * once. False for a wrong code. Call inside a transaction.
 */
export async function takeCode(tx: Ctx, userId: string, typed: string): Promise<boolean> {
  const recovery = readRecoveryCode(typed);
  return recovery ? takeRecoveryCode(tx, userId, recovery) : takeAppCode(tx, userId, typed);
}

async function takeAppCode(tx: Ctx, userId: string, code: string): Promise<boolean> {
  const own = eq(authenticatorApps.userId, userId);
  const [app] = await tx.db.select().from(authenticatorApps).where(own);
  const key = app?.confirmedAt && sealedKeys(tx).open(app.sealedKey);
  if (!app || !key) return false;
  const step = stepOfCode(key, { code, now: tx.now, usedStep: app.usedStep });
  if (step === undefined) return false;
  const isUnused = or(isNull(authenticatorApps.usedStep), lt(authenticatorApps.usedStep, step));
  const used = await tx.db
    .update(authenticatorApps)
    .set({ usedStep: step })
    .where(and(own, isUnused))
    .returning({ userId: authenticatorApps.userId });
  return used.length > 0;
}

async function takeRecoveryCode(tx: Ctx, userId: string, code: string): Promise<boolean> {
  const used = await tx.db
    .update(recoveryCodes)
    .set({ usedAt: tx.now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeDigest, digestOfCode(tx, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  if (used.length === 0) return false;
  await recordAudit(tx, {
    action: "recovery_code.used",
    subject: { type: "user", id: userId },
  });
  await noteFactorNews(tx, userId, "code_used");
  return true;
}

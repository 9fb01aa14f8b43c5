import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { sealedKeys } from "../queries/stored-secrets.server.ts";
import { stepOfCode } from "../rules/app-code.ts";
import { authenticatorApps } from "../tables.server.ts";
import { firstRecoveryCodes } from "./first-recovery-codes.server.ts";
import { lockFactors } from "./lock-factors.server.ts";
import { noteFactorNews } from "./note-factor-news.server.ts";
import { takeCodeLimits, type TooManyCodes } from "./take-code-limits.server.ts";

export type ConfirmAppRefusal = Refusal<"forbidden" | "not_begun" | "wrong_code"> | TooManyCodes;

/** Turns an app on with its first code. Returns recovery codes if the user had none. */
export async function confirmApp(
  { ctx, limiter }: Pick<RequestContext, "ctx" | "limiter">,
  code: string,
): Promise<Result<{ codes: string[] | undefined }, ConfirmAppRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  const tried = await takeCodeLimits(limiter, userId);
  if (!tried.ok) return tried;
  const confirmed = await inTransaction(ctx, async (tx) => {
    await lockFactors(tx, userId);
    const own = eq(authenticatorApps.userId, userId);
    const [app] = await tx.db.select().from(authenticatorApps).where(own).for("update");
    const key = app && sealedKeys(tx).open(app.sealedKey);
    if (!app || !key || app.confirmedAt) return refuse("not_begun");
    const step = stepOfCode(key, { code, now: tx.now, usedStep: null });
    if (step === undefined) return refuse("wrong_code");
    await tx.db.update(authenticatorApps).set({ confirmedAt: tx.now, usedStep: step }).where(own);
    const codes = await firstRecoveryCodes(tx, userId);
    await recordAudit(tx, { action: "authenticator.added", subject: { type: "user", id: userId } });
    await noteFactorNews(tx, userId, "app_on");
    return ok({ codes });
  });
  if (confirmed.ok) await tried.value.giveBack();
  return confirmed;
}

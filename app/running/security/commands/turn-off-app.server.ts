import { and, eq, isNotNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { authenticatorApps } from "../tables.server.ts";
import { hasApp } from "../queries/factors.server.ts";
import { mustKeepOne } from "../queries/must-keep-one.server.ts";
import { endRecoveryCodes } from "./end-recovery-codes.server.ts";
import { lockFactors } from "./lock-factors.server.ts";
import { noteFactorNews } from "./note-factor-news.server.ts";

/** App codes are no longer required. Without a passkey, the recovery codes end too. */
export async function turnOffApp(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "app_is_off" | "required">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return inTransaction(ctx, async (tx) => {
    await lockFactors(tx, userId);
    if ((await hasApp(tx.db, userId)) && (await mustKeepOne(tx))) return refuse("required");
    const own = eq(authenticatorApps.userId, userId);
    const gone = await tx.db
      .delete(authenticatorApps)
      .where(and(own, isNotNull(authenticatorApps.confirmedAt)))
      .returning({ userId: authenticatorApps.userId });
    if (gone.length === 0) return refuse("app_is_off");
    await endRecoveryCodes(tx, userId);
    const subject = { type: "user", id: userId };
    await recordAudit(tx, { action: "authenticator.removed", subject });
    await noteFactorNews(tx, userId, "app_off");
    return ok(undefined);
  });
}

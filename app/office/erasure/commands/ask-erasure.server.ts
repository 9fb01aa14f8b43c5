import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOwnCustomer } from "#app/people/customers/commands/lock-own-customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { standingOf } from "../queries/standing.server.ts";
import { findBlockers } from "../rules/find-blockers.ts";
import { openErasure } from "./open-erasure.server.ts";

type AskErasureRefusal = Refusal<"forbidden" | "unconfirmed" | "demo" | "blocked">;

/** The actor requests the erasure of their account. A second request changes nothing. */
export async function askErasure(ctx: Ctx): Promise<Result<undefined, AskErasureRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const customer = await lockOwnCustomer(tx);
    if (!customer) return refuse("forbidden");
    const [account] = await tx.db
      .select({ isDemo: user.isDemo, isConfirmed: user.emailVerified })
      .from(user)
      .where(eq(user.id, actor.userId));
    if (!account?.isConfirmed) return refuse("unconfirmed");
    if (account.isDemo) return refuse("demo");
    const whose = { userId: actor.userId, customerId: customer.id };
    const blockers = findBlockers(await standingOf(tx.db, whose, tx.now));
    if (blockers.length > 0) return refuse("blocked");
    const isNew = await openErasure(tx, { customerId: customer.id, askedBy: "owner" });
    if (!isNew) return ok(undefined);
    const subject = { type: "customer", id: customer.id };
    await recordAudit(tx, { action: "erasure.asked", subject });
    return ok(undefined);
  });
}

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { withdrawConsent } from "#app/running/consent/commands/withdraw-consent.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { concessions } from "../tables.server.ts";

/**
 * The owner withdraws a declaration, or staff end one that was approved by mistake. Pictures and
 * typed details are deleted at once. Orders with the discount keep it.
 */
export async function endConcession(
  ctx: Ctx,
  store: FileStore,
  concessionId: string,
): Promise<Result<undefined, Refusal<"not_found">>> {
  const { actor } = ctx;
  const ended = await inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ claim: concessions, userId: customers.userId })
      .from(concessions)
      .innerJoin(customers, eq(customers.id, concessions.customerId))
      .where(eq(concessions.id, concessionId))
      .for("update", { of: concessions });
    const isOwner = actor.kind === "user" && found?.userId === actor.userId;
    if (!found || !(isOwner || may(actor, "customers:write"))) return refuse("not_found");
    const { claim, userId } = found;
    const { state } = claim;
    if (state !== "waiting" && state !== "approved") return refuse("not_found");
    await tx.db
      .update(concessions)
      .set({
        state: "withdrawn",
        sealed: null,
        frontFile: null,
        backFile: null,
        decidedAt: claim.decidedAt ?? tx.now,
        version: claim.version + 1,
      })
      .where(eq(concessions.id, claim.id));
    if (userId !== null) await withdrawConsent(tx, { type: "user", id: userId }, "id_check");
    await recordAudit(tx, {
      action: "concession.withdrawn",
      subject: { type: "concession", id: claim.id },
      before: { state },
      after: { state: "withdrawn" },
    });
    return ok([claim.frontFile, claim.backFile].filter((file) => file !== null));
  });
  if (!ended.ok) return ended;
  for (const file of ended.value) await store.remove(file);
  return ok(undefined);
}

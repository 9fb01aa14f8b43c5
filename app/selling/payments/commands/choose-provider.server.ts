import { eq, ne } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { providerSealer } from "../queries/providers.server.ts";
import type { ProviderName } from "../rules/providers.ts";
import { paymentProviders } from "../tables.server.ts";
import { lockProvider } from "./lock-provider.server.ts";

/** Sends new payments to this provider instead of any other, or turns it off. */
export async function chooseProvider(
  ctx: Ctx,
  provider: ProviderName,
  isChosen: boolean,
): Promise<Result<undefined, Refusal<"forbidden" | "not_set_up">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  // A person who changes the provider could redirect the shop's money, so a stolen session must not
  // be enough.
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    // Locks all rows in one order, so that two concurrent choices take turns.
    await tx.db
      .select({ provider: paymentProviders.provider })
      .from(paymentProviders)
      .orderBy(paymentProviders.provider)
      .for("update");
    const found = await lockProvider(tx, provider);
    if (!found || !providerSealer(tx).open(provider, found.sealed)) return refuse("not_set_up");
    if (found.isChosen === isChosen) return ok(undefined);
    if (isChosen) {
      await tx.db
        .update(paymentProviders)
        .set({ isChosen: false })
        .where(ne(paymentProviders.provider, provider));
    }
    await tx.db
      .update(paymentProviders)
      .set({ isChosen })
      .where(eq(paymentProviders.provider, provider));
    await recordAudit(tx, {
      action: isChosen ? "payment_provider.chosen" : "payment_provider.stopped",
      subject: { type: "payment_provider", id: provider },
      before: { takesNewPayments: !isChosen },
      after: { takesNewPayments: isChosen },
    });
    return ok(undefined);
  });
}

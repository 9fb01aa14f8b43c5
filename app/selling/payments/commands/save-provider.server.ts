import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { providerSealer } from "../queries/providers.server.ts";
import {
  lastFour,
  modeOfKey,
  secretsOf,
  type ProviderKeys,
  type ProviderSecrets,
  type SecretName,
} from "../rules/providers.ts";
import { paymentProviders } from "../tables.server.ts";
import { lockProvider } from "./lock-provider.server.ts";

type SaveRefusal =
  | Refusal<"forbidden" | "changed_meanwhile">
  | (Refusal<"incomplete"> & { missing: SecretName[] });

/**
 * Stores a provider's keys. Keys that are left out stay unchanged. `version` is the version of the
 * connection in the form, 0 for a new one.
 */
export async function saveProvider(
  ctx: Ctx,
  { provider, secrets, isLive }: ProviderKeys,
  version: number,
): Promise<Result<undefined, SaveRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  // A person who changes the keys could redirect the shop's money, so a stolen session must not be
  // enough.
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockProvider(tx, provider);
    if ((before?.version ?? 0) !== version) return refuse("changed_meanwhile");
    const sealer = providerSealer(tx);
    const all = { ...(before && sealer.open(provider, before.sealed)), ...secrets };
    const missing = secretsOf(provider).filter((name) => !all[name]);
    if (missing.length > 0) return refuse("incomplete", { missing });
    const row = {
      sealed: sealer.seal(provider, all),
      lastFour: endsOf(all),
      isLive: modeOfKey(provider, all.secretKey ?? "") ?? isLive,
      version: version + 1,
      savedAt: tx.now,
    };
    if (before) {
      const { sealed, lastFour: ends, isLive: live, savedAt } = row;
      await tx.db
        .update(paymentProviders)
        .set({ sealed, lastFour: ends, isLive: live, version: row.version, savedAt })
        .where(eq(paymentProviders.provider, provider));
    } else {
      const written = await tx.db
        .insert(paymentProviders)
        .values({ provider, ...row })
        .onConflictDoNothing()
        .returning({ provider: paymentProviders.provider });
      if (written.length === 0) return refuse("changed_meanwhile");
    }
    await recordAudit(tx, {
      action: "payment_provider.saved",
      subject: { type: "payment_provider", id: provider },
      ...(before && { before: shown(before) }),
      after: shown(row),
    });
    return ok(undefined);
  });
}

function endsOf(secrets: ProviderSecrets): ProviderSecrets {
  const ends = Object.entries(secrets).map(([name, secret]) => [name, lastFour(secret)]);
  return Object.fromEntries(ends) as ProviderSecrets;
}

/** The facts about keys that the log may contain. */
function shown({ lastFour: ends, isLive }: { lastFour: ProviderSecrets; isLive: boolean }) {
  const masked = Object.entries(ends).map(([name, four]) => [name, `ends in ${four}`]);
  return { ...Object.fromEntries(masked), live: isLive };
}

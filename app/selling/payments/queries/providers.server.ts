import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ProviderKeys, ProviderName, ProviderSecrets } from "../rules/providers.ts";
import { paymentProviders } from "../tables.server.ts";

const stored = z.object({
  provider: z.string(),
  secrets: z.record(z.string(), z.string()),
});

/**
 * The key is derived from the shop's secret, which is not in the database. The provider is sealed
 * in, so that its secrets cannot be moved to another provider.
 */
export function providerSealer({ sealers }: Pick<Ctx, "sealers">) {
  const sealer = sealers.for("payment provider");
  return {
    seal: (provider: ProviderName, secrets: ProviderSecrets) =>
      sealer.seal(JSON.stringify({ provider, secrets })),
    /** Returns undefined for secrets that were sealed with another secret of the shop. */
    open(provider: ProviderName, sealed: string): ProviderSecrets | undefined {
      const text = sealer.open(sealed);
      if (text === undefined) return undefined;
      const found = stored.parse(JSON.parse(text));
      return found.provider === provider ? found.secrets : undefined;
    },
  };
}

/** The facts about each connection that need no decryption. */
export async function connectedProviders(db: Db) {
  return db
    .select({
      provider: paymentProviders.provider,
      lastFour: paymentProviders.lastFour,
      isLive: paymentProviders.isLive,
      isChosen: paymentProviders.isChosen,
      version: paymentProviders.version,
    })
    .from(paymentProviders)
    .orderBy(asc(paymentProviders.provider));
}

export async function findProvider(db: Db, provider: ProviderName) {
  const [found] = await db
    .select()
    .from(paymentProviders)
    .where(eq(paymentProviders.provider, provider));
  return found;
}

/** All connections whose secrets this shop can read, the chosen one first. */
export async function openedProviders({
  db,
  sealers,
}: Pick<Ctx, "db" | "sealers">): Promise<{ isChosen: boolean; keys: ProviderKeys }[]> {
  const rows = await db.select().from(paymentProviders).orderBy(asc(paymentProviders.provider));
  const sealer = providerSealer({ sealers });
  return rows.flatMap(({ provider, sealed, isLive, isChosen }) => {
    const secrets = sealer.open(provider, sealed);
    return secrets ? [{ isChosen, keys: { provider, isLive, secrets } }] : [];
  });
}

import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ProviderName } from "../rules/providers.ts";
import { paymentProviders } from "../tables.server.ts";

/** Locks the connection with a provider against concurrent changes. */
export async function lockProvider({ db }: Pick<Ctx, "db">, provider: ProviderName) {
  const [found] = await db
    .select()
    .from(paymentProviders)
    .where(eq(paymentProviders.provider, provider))
    .for("update");
  return found;
}

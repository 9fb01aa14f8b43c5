import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ProviderName } from "../rules/providers.ts";
import { paymentProviders } from "../tables.server.ts";

/** The connection with a provider, which nobody else then changes. */
export async function lockProvider({ db }: Pick<Ctx, "db">, provider: ProviderName) {
  const [found] = await db
    .select()
    .from(paymentProviders)
    .where(eq(paymentProviders.provider, provider))
    .for("update");
  return found;
}

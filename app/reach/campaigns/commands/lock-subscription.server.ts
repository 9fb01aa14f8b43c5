import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { looksLikeToken } from "../rules/subscription-terms.ts";
import { newsletterSubscriptions } from "../tables.server.ts";

/** Locks the subscription of a mailed link; undefined when the link is no longer valid. */
export async function lockSubscription({ db }: Ctx, stopToken: string) {
  if (!looksLikeToken(stopToken)) return undefined;
  const [subscription] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.stopToken, stopToken))
    .for("update");
  return subscription;
}

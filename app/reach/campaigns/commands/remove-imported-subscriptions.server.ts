import { and, eq, inArray } from "drizzle-orm";
import { forgetConsents } from "#app/running/consent/commands/forget-consents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { newsletterSubscriptions } from "../tables.server.ts";

/** Removes subscriptions that an import added and no one has changed. Call inside a transaction. */
export async function removeImportedSubscriptions(
  tx: Ctx,
  emails: readonly string[],
): Promise<void> {
  const removed = await tx.db
    .delete(newsletterSubscriptions)
    .where(
      and(
        inArray(newsletterSubscriptions.email, [...emails]),
        eq(newsletterSubscriptions.source, "import"),
        eq(newsletterSubscriptions.state, "confirmed"),
      ),
    )
    .returning({ id: newsletterSubscriptions.id });
  for (const { id } of removed) {
    // oxlint-disable-next-line no-await-in-loop
    await forgetConsents(tx, { type: "subscription", id });
  }
}

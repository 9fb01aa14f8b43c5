import { sql } from "drizzle-orm";
import { makeSubscription } from "#app/modules/campaigns/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

const AT_ONCE = 8;

export const readersOf = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `reader-${n + 1}@example.test`);

/** Readers who agreed and nobody else; some of them have moved away since. */
export async function addReaders(
  ctx: Ctx,
  { readers, gone }: { readers: number; gone: number },
): Promise<void> {
  await ctx.db.execute(sql`update customers set marketing_consent = false where marketing_consent`);
  await ctx.db.execute(sql`delete from newsletter_subscriptions`);
  const emails = [
    ...readersOf(readers),
    ...Array.from({ length: gone }, (_, n) => `gone-${n + 1}@example.test`),
  ];
  for (let from = 0; from < emails.length; from += AT_ONCE) {
    const some = emails.slice(from, from + AT_ONCE);
    await Promise.all(some.map((email) => makeSubscription(ctx, email)));
  }
}

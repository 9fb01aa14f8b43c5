import { sql } from "drizzle-orm";
import { makeSubscription } from "#app/reach/campaigns/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

const AT_ONCE = 8;

/** One in so many has moved away since: among all, so that none of the first mails are theirs alone. */
const GONE_EACH = 101;

const placeOf = (address: string) => Number(/\d+/.exec(address)?.[0]);

export const isGone = (address: string): boolean => placeOf(address) % GONE_EACH === 0;

/** As many addresses that take mails, and those among them that do not. */
export function addressesOf(readers: number): { readers: string[]; gone: string[] } {
  const all = Array.from(
    { length: Math.floor((readers * GONE_EACH) / (GONE_EACH - 1)) },
    (_, n) => {
      // A campaign goes on by address, so that this is the order of their mails.
      return `reader-${String(n + 1).padStart(6, "0")}@example.test`;
    },
  );
  return { readers: all.filter((one) => !isGone(one)), gone: all.filter(isGone) };
}

/** They agreed to news, and nobody else did. */
export async function addReaders(ctx: Ctx, emails: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`update customers set marketing_consent = false where marketing_consent`);
  await ctx.db.execute(sql`delete from newsletter_subscriptions`);
  for (let from = 0; from < emails.length; from += AT_ONCE) {
    const some = emails.slice(from, from + AT_ONCE);
    await Promise.all(some.map((email) => makeSubscription(ctx, email)));
  }
}

import { sql } from "drizzle-orm";
import { makeSubscription } from "#app/reach/campaigns/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

const AT_ONCE = 8;

/**
 * One reader in this many has moved away, spread over all readers, so that the first mails are not
 * all theirs.
 */
const GONE_EACH = 101;

const placeOf = (address: string) => Number(/\d+/.exec(address)?.[0]);

export const isGone = (address: string): boolean => placeOf(address) % GONE_EACH === 0;

/** The addresses of this many readers, and those among them that do not accept mails. */
export function addressesOf(readers: number): { readers: string[]; gone: string[] } {
  const all = Array.from(
    { length: Math.floor((readers * GONE_EACH) / (GONE_EACH - 1)) },
    (_, n) => {
      // A campaign proceeds by address, so this is the order of the mails.
      return `reader-${String(n + 1).padStart(6, "0")}@example.test`;
    },
  );
  return { readers: all.filter((one) => !isGone(one)), gone: all.filter(isGone) };
}

export async function addReaders(ctx: Ctx, emails: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`update customers set marketing_consent = false where marketing_consent`);
  await ctx.db.execute(sql`delete from newsletter_subscriptions`);
  for (let from = 0; from < emails.length; from += AT_ONCE) {
    const some = emails.slice(from, from + AT_ONCE);
    await Promise.all(some.map((email) => makeSubscription(ctx, email)));
  }
}

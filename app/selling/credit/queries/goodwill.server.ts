import { and, eq, gte, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Centavos } from "#app/lib/money.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { GOODWILL_DAYS } from "../rules/credit-terms.ts";
import { goodwillLimit } from "../rules/judge-goodwill.ts";
import { creditAccounts, creditEntries } from "../tables.server.ts";

/** Goodwill less what was taken back, within the days of the limit. */
export async function goodwillGiven({ db, now }: Ctx, customerId: string): Promise<Centavos> {
  const { amount, cause, kind, at, accountId } = creditEntries;
  const [given] = await db
    .select({ sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, accountId))
    .where(
      and(
        eq(creditAccounts.customerId, customerId),
        gte(at, addDays(now, -GOODWILL_DAYS)),
        sql`(${cause} = 'goodwill' or ${kind} = 'adjusted')`,
      ),
    );
  return Math.max(0, given?.sum ?? 0);
}

/** What the actor may still give this customer. */
export async function goodwillLeft(ctx: Ctx, customerId: string): Promise<Centavos> {
  const limit = goodwillLimit((what) => may(ctx.actor, what), await loadSettings(ctx.db));
  return Math.max(0, limit - (await goodwillGiven(ctx, customerId)));
}

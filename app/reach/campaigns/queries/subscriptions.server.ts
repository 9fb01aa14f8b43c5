import { and, count, eq, gt, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { CONFIRM_DAYS, SUBSCRIPTION_STATES, looksLikeToken } from "../rules/subscription-terms.ts";
import { newsletterConfirmations, newsletterSubscriptions } from "../tables.server.ts";

/**
 * The state of the subscription that a link may end; undefined when the link is no longer valid.
 */
export async function stateByStopToken(db: Db, stopToken: string) {
  if (!looksLikeToken(stopToken)) return undefined;
  const [found] = await db
    .select({ state: newsletterSubscriptions.state })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.stopToken, stopToken));
  return found?.state;
}

/** A confirmation link and the state of its subscription; undefined when the link has expired. */
export async function findConfirmation({ db, now }: Pick<Ctx, "db" | "now">, token: string) {
  if (!looksLikeToken(token)) return undefined;
  const [found] = await db
    .select({
      subscriptionId: newsletterSubscriptions.id,
      state: newsletterSubscriptions.state,
      source: newsletterConfirmations.source,
      wording: newsletterConfirmations.wording,
    })
    .from(newsletterConfirmations)
    .innerJoin(
      newsletterSubscriptions,
      eq(newsletterSubscriptions.id, newsletterConfirmations.subscriptionId),
    )
    .where(
      and(
        eq(newsletterConfirmations.tokenHash, hashToken(token)),
        gt(newsletterConfirmations.createdAt, addDays(now, -CONFIRM_DAYS)),
      ),
    );
  return found;
}

export async function countSubscriptions(db: Db) {
  const rows = await db
    .select({ state: newsletterSubscriptions.state, count: count() })
    .from(newsletterSubscriptions)
    .groupBy(newsletterSubscriptions.state);
  return SUBSCRIPTION_STATES.map((state) => ({
    state,
    count: rows.find((row) => row.state === state)?.count ?? 0,
  }));
}

/** Everybody for staff, as the list is narrowed. */
export function subscriptionsFor(db: Db, { search, filters }: ListQuery) {
  const { id, email, state, source, askedAt, confirmedAt, endedAt } = newsletterSubscriptions;
  const which = and(
    filters["state"] ? sql`${state} = ${filters["state"]}` : undefined,
    filters["source"] ? sql`${source} = ${filters["source"]}` : undefined,
    search === "" ? undefined : sql`strpos(lower(${email}), ${search.toLowerCase()}) > 0`,
  );
  return {
    id,
    sorts: {
      asked: { by: askedAt, type: "timestamptz" },
      email: { by: email, type: "text" },
    },
    count: () => countRows(db, newsletterSubscriptions, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ id, email, state, source, askedAt, confirmedAt, endedAt, place })
        .from(newsletterSubscriptions)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

import { and, sql } from "drizzle-orm";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { campaigns } from "../tables.server.ts";
import { campaignList } from "../views/campaign-list.ts";

export function campaignsFor(db: Db, query: ListQuery) {
  const { id, name, state, createdAt } = campaigns;
  const shown = shownTab(campaignList, query);
  const which = and(
    shown === "all" ? undefined : sql`${state} = ${shown}`,
    contains(query.search, campaigns.name, campaigns.subject),
  );
  return {
    id,
    sorts: {
      created: { by: createdAt, type: "timestamptz" },
      name: { by: name, type: "text" },
    },
    count: () => countRows(db, campaigns, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id,
          name,
          state,
          createdAt,
          subject: campaigns.subject,
          recipientCount: campaigns.recipientCount,
          sentCount: campaigns.sentCount,
          openCount: campaigns.openCount,
          clickCount: campaigns.clickCount,
          place,
        })
        .from(campaigns)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

/** Totals of all campaigns, and the mean of their open rates. */
export async function campaignFigures(db: Db) {
  const [found] = await db
    .select({
      total: sql<number>`count(*)::int`,
      sent: sql<number>`(count(*) filter (where state = 'sent'))::int`,
      recipients: sql<number>`coalesce(sum(sent_count), 0)::float8`,
      openRate: sql<number | null>`(avg(open_count::float8 / sent_count)
        filter (where state = 'sent' and sent_count > 0))`,
    })
    .from(campaigns);
  return found ?? { total: 0, sent: 0, recipients: 0, openRate: null };
}

import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { PLAN_ANEW } from "#app/platform/database/connection/prepare-frequent.server.ts";
import { readSought } from "#app/platform/find/read-sought.ts";
import { findPages } from "./find-pages.ts";
import { FINDERS } from "#app/office/erasure/queries/every-record.server.ts";
import type { Hit } from "./hit.ts";

const MOST_SHOWN = 20;

type Row = { finder: number; id: string; title: string; hint: string; rank: number };

/** Everything that matches the typed text and that the actor may open, the best hits first. */
export async function findAll(ctx: Ctx, typed: string): Promise<Hit[]> {
  if (typed.trim() === "") return [];
  const pages = findPages(ctx.actor, typed);
  const records = await findRecords(ctx, typed);
  return [...pages, ...records].toSorted((a, b) => a.rank - b.rank).slice(0, MOST_SHOWN);
}

/** All kinds share one statement, so a search is a single query. */
async function findRecords({ db, actor, now }: Ctx, typed: string): Promise<Hit[]> {
  const sought = readSought(typed, now);
  if (!sought) return [];
  const parts = FINDERS.flatMap((finder, index) =>
    may(actor, finder.who)
      ? [sql`(select ${index}::int as finder, f.* from (${finder.find(sought)}) f)`]
      : [],
  );
  if (parts.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select finder, id, title, hint, rank from (${sql.join(parts, sql` union all `)}) found
    order by rank, finder limit ${MOST_SHOWN} ${sql.raw(PLAN_ANEW)}`);
  return rows.flatMap(({ finder, id, title, hint, rank }) => {
    const { kind, to } = FINDERS[finder] ?? {};
    return kind && to ? [{ kind, title, hint, to: to(id), rank }] : [];
  });
}

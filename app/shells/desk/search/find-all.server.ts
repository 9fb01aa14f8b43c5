import { sql, type SQL } from "drizzle-orm";
import { formatMoney } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { PLAN_ANEW } from "#app/platform/database/connection/prepare-frequent.server.ts";
import type { Finder } from "#app/platform/find/finder.ts";
import { readSought } from "#app/platform/find/read-sought.ts";
import { findActs } from "./find-acts.server.ts";
import { actsOf, findPages } from "./find-pages.ts";
import { FINDERS } from "#app/office/erasure/queries/every-record.server.ts";
import type { Hit } from "./hit.tsx";

const MOST_SHOWN = 20;

type Row = {
  finder: number;
  id: string;
  title: string;
  hint: string;
  rank: number;
  state: string | null;
  amount: number | null;
};

/**
 * Everything that matches the typed text and that the actor may open, the best hits first; without
 * a text, what the actor may do. `offered` are the acts of the page on screen.
 */
export async function findAll(ctx: Ctx, typed: string, offered = ""): Promise<Hit[]> {
  const here = findActs(ctx.actor, typed, offered);
  if (typed.trim() === "") return [...here, ...actsOf(ctx.actor)];
  const pages = findPages(ctx.actor, typed);
  const records = await findRecords(ctx, typed);
  return [...here, ...pages, ...records].toSorted((a, b) => a.rank - b.rank).slice(0, MOST_SHOWN);
}

/** All kinds share one statement, so a search is a single query. */
async function findRecords({ db, actor, now }: Ctx, typed: string): Promise<Hit[]> {
  const sought = readSought(typed, now);
  if (!sought) return [];
  const parts = FINDERS.flatMap((finder, index) =>
    may(actor, finder.who)
      ? [
          sql`(select ${index}::int as finder, f.id, f.title, f.hint, f.rank, ${factsOf(finder)}
            from (${finder.find(sought)}) f)`,
        ]
      : [],
  );
  if (parts.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select finder, id, title, hint, rank, state, amount from (${sql.join(parts, sql` union all `)}) found
    order by rank, finder limit ${MOST_SHOWN} ${sql.raw(PLAN_ANEW)}`);
  return rows.flatMap(({ finder, id, title, hint, rank, state, amount }) => {
    const { kind, to, states } = FINDERS[finder] ?? {};
    const facts = [
      ...(state === null ? [] : [states?.[state] ?? state]),
      ...(amount === null ? [] : [formatMoney(amount, { centavos: "always" })]),
    ];
    return kind && to ? [{ kind, title, hint, facts, to: to(id), rank }] : [];
  });
}

const factsOf = ({ states }: Finder): SQL =>
  states ? sql`f.state, f.amount::float8` : sql`null as state, null::float8 as amount`;

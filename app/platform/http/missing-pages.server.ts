import { and, eq, sql } from "drizzle-orm";
import { isStaff } from "../access/actor.ts";
import type { Db } from "../database/db.server.ts";
import { countRows } from "../list/count-rows.server.ts";
import type { ListPart } from "../list/read-part.server.ts";
import { missingKind, missingPath, missingReferrer, type MissingKind } from "./missing-address.ts";
import type { RequestContext } from "./request-context.server.ts";
import { missingPages } from "./tables.server.ts";

/** Of each kind, so that a scanner does not push out what people missed. */
export const MOST_OF_A_KIND = 2_000;
/** A flood costs the database no more than this; the rest goes uncounted. */
const MOST_AT_ONCE = 2;
let running = 0;

type Missing = { path: string; referrer: string | undefined };

/** Counts an address without a page, in the background: the answer does not wait for it. */
export function noteMissingPage(request: Request, url: URL, { ctx, log }: RequestContext): void {
  const referrer = missingReferrer(request.headers.get("referer"), url.host);
  const missing = { path: missingPath(url.pathname), referrer };
  log.warn(missing, "unknown page");
  // Staff who try an address of the back-office miss no page of the shop; a dead link is one.
  if (isStaff(ctx.actor) && missing.path.startsWith("/admin/") && !referrer) return;
  if (running >= MOST_AT_ONCE) return;
  running += 1;
  void countMissingPage(ctx.db, missing, ctx.now)
    .catch((error: unknown) => log.warn({ err: error }, "an unknown page was not counted"))
    .finally(() => (running -= 1));
}

/** One statement: a new address of a full kind takes the place of the oldest. */
export async function countMissingPage(db: Db, { path, referrer }: Missing, now: Date) {
  const kind = missingKind(path);
  const time = now.toISOString();
  await db.execute(sql`
    with noted as (
      insert into ${missingPages} (path, kind, referrer, seen, first_seen_at, last_seen_at)
      values (${path}, ${kind}, ${referrer ?? null}, 1, ${time}, ${time})
      on conflict (path) do update set
        seen = missing_pages.seen + 1,
        referrer = coalesce(excluded.referrer, missing_pages.referrer),
        last_seen_at = greatest(missing_pages.last_seen_at, excluded.last_seen_at)
      returning seen
    )
    delete from ${missingPages} where path in (
      select path from ${missingPages}
      where kind = ${kind} and exists (select from noted where seen = 1)
      order by last_seen_at desc offset ${MOST_OF_A_KIND - 1}
      for update skip locked
    )`);
}

/** The addresses of a kind, each by itself as its id. */
export function missingPagesFor(db: Db, kind: MissingKind, search = "") {
  const sought =
    search === ""
      ? undefined
      : sql`strpos(lower(${missingPages.path}), ${search.toLowerCase()}) > 0`;
  const which = and(eq(missingPages.kind, kind), sought);
  const { path, referrer, seen, firstSeenAt, lastSeenAt } = missingPages;
  return {
    id: path,
    idType: "text",
    sorts: {
      seen: { by: seen, type: "bigint" },
      last: { by: lastSeenAt, type: "timestamptz" },
      first: { by: firstSeenAt, type: "timestamptz" },
    },
    count: () => countRows(db, missingPages, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ id: path, referrer, seen, firstSeenAt, lastSeenAt, place })
        .from(missingPages)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

/** The number of addresses of each kind that has any. */
export async function countMissingPages(db: Db): Promise<Partial<Record<MissingKind, number>>> {
  const counted = await db
    .select({ kind: missingPages.kind, count: sql<number>`count(*)::int` })
    .from(missingPages)
    .groupBy(missingPages.kind);
  return Object.fromEntries(counted.map(({ kind, count }) => [kind, count]));
}

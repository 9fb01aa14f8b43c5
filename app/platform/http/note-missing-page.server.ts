import { sql } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import { missingKind, missingPath, missingReferrer } from "./missing-address.ts";
import type { RequestContext } from "./request-context.server.ts";
import { missingPages } from "./tables.server.ts";

/** Of each kind, so that a scanner pushes nothing out that a person met. */
export const MOST_OF_A_KIND = 2_000;

/** A flood is not worth more of the database than this; what comes on top goes uncounted. */
const AT_ONCE = 2;
let underWay = 0;

type Missing = { path: string; referrer: string | undefined };

/** Counts an address that leads nowhere, beside the answer: nobody waits for it. */
export function noteMissingPage(request: Request, url: URL, { ctx, log }: RequestContext): void {
  const referrer = missingReferrer(request.headers.get("referer"), url.host);
  const missing = { path: missingPath(url.pathname), referrer };
  log.warn(missing, "unknown page");
  if (underWay >= AT_ONCE) return;
  underWay += 1;
  void countMissingPage(ctx.db, missing, ctx.now)
    .catch((error: unknown) => log.warn({ err: error }, "an unknown page was not counted"))
    .finally(() => (underWay -= 1));
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

import { and, desc, eq, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { containing, foldText } from "#app/lib/search-text.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { concessions } from "../tables.server.ts";

const MOST = 50;

/** Approved customers, latest first, and their number. Filters by a part of an email. */
export async function approvedClaims({ db, now }: Pick<Ctx, "db" | "now">, email = "") {
  const { id, kind, idEnd, issuer, decidedAt, validUntil } = concessions;
  const has = and(
    eq(concessions.state, "approved"),
    sql`(${validUntil} is null or ${validUntil} >= ${shopDay(now)})`,
    email === "" ? undefined : sql`lower(${customers.email}) like ${containing(foldText(email))}`,
  );
  const rows = await db
    .select({
      id,
      kind,
      idEnd,
      issuer,
      validUntil,
      email: customers.email,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(concessions)
    .innerJoin(customers, eq(customers.id, concessions.customerId))
    .where(has)
    .orderBy(desc(decidedAt), desc(id))
    .limit(MOST);
  return { rows, count: rows[0]?.count ?? 0 };
}

export type ApprovedClaims = Awaited<ReturnType<typeof approvedClaims>>;
